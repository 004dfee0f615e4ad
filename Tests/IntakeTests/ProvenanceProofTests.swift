import Report
import Testing

@testable import Intake

@Suite("Proof of a text layer")
struct ProvenanceProofTests {
  private func page(_ change: (inout TextLayerEvidence) -> Void) -> ScannedPage {
    var sheet = DrawnSheet()
    for _ in 0..<6 { sheet.line((40, "Kalium"), (220, "4,1"), (300, "mmol/l")) }
    var page = sheet.digitalPage()
    var evidence = TextLayerEvidence.proved
    change(&evidence)
    page.evidence = evidence
    return page
  }

  @Test("a visible, decodable layer that agrees with the pixels is the laboratory's own")
  func proved() {
    #expect(ProvenanceProof.judge(page { _ in }) == ProvenanceProof(provenance: .labIssuedDigital, refusal: nil))
  }

  @Test(
    "each check alone refuses a layer, with its reason",
    arguments: [
      ProvenanceProof.Refusal.incompleteEvidence, .invisibleText, .recogniserFont, .pageSizeImage, .recogniserProducer,
      .undecodableText,
      .tooFewSamples, .pixelsDisagree,
    ])
  func refused(reason: ProvenanceProof.Refusal) {
    let page = page { evidence in
      switch reason {
      case .incompleteEvidence: evidence.complete = false
      case .invisibleText: evidence.invisibleCharacters = 1
      case .recogniserFont: evidence.fontNames.append("XYZABC+GlyphLessFont")
      case .pageSizeImage: evidence.largestImageCoverage = 0.5
      case .recogniserProducer:
        evidence.producer = "Some Scanner 2.0"
        evidence.largestImageCoverage = 0.3
      case .undecodableText: evidence.undecodableCharacters = 1
      case .tooFewSamples: evidence.pixelSampled = 4
      case .pixelsDisagree: evidence.pixelAgreed = 18
      case .noTextLayer, .noEvidence, .oddPositions: break
      }
    }
    #expect(ProvenanceProof.judge(page) == ProvenanceProof(provenance: .ocrTranscribed, refusal: reason))
  }

  @Test("a coverage that is no number refuses")
  func nan() {
    #expect(ProvenanceProof.judge(page { $0.largestImageCoverage = .nan }).refusal == .pageSizeImage)
  }

  @Test("95 of 100 samples suffice, 94 do not")
  func agreement() {
    func judged(_ agreed: Int) -> Provenance {
      ProvenanceProof.judge(
        page {
          $0.pixelSampled = 100
          $0.pixelAgreed = agreed
        }
      ).provenance
    }
    #expect(judged(95) == .labIssuedDigital)
    #expect(judged(94) == .ocrTranscribed)
  }

  @Test("no evidence, and no text layer, prove nothing")
  func nothing() {
    var page = page { _ in }
    page.evidence = nil
    #expect(ProvenanceProof.judge(page).refusal == .noEvidence)
    page.textLayer = []
    #expect(ProvenanceProof.judge(page).refusal == .noTextLayer)
  }

  @Test("44: a hybrid page is read from the passes, and one such page makes the report preliminary")
  func hybrid() {
    var digital = DrawnSheet()
    digital.table(
      at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
      ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
    var scanned = DrawnSheet()
    scanned.table(
      at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
      ["Glucose", "98", "mg/dl", "70 - 99"])
    var hybrid = scanned.scannedPage(2)
    hybrid.textLayer = digital.words
    hybrid.evidence = .proved
    hybrid.evidence?.largestImageCoverage = 1
    let reading = reading(digital.digitalPage(1), hybrid)
    #expect(reading.rows.map(\.label) == ["Kalium", "Glucose"])
    #expect(reading.rows.map(\.provenance) == [.labIssuedDigital, .ocrTranscribed])
    #expect(reading.status == .preliminary)
  }
}
