import Report
import Testing

@testable import Reader

@Suite("Measures that need no library")
struct EngineMeasuresTests {
  /// Resources of a page whose only form is `Sub`.
  private struct Resources: ContentResources {
    var form: [UInt8]?
    func usesTwoByteCodes(font name: String) -> Bool { name == "Wide" }
    func fillOpacity(state name: String) -> Double? { name == "Clear" ? 0 : nil }
    func xObject(named name: String) -> ContentXObject<Resources> {
      guard name == "Sub", let form else { return .unreadable }
      return .form(content: form, resources: self)
    }
  }

  private func scanned(_ content: String, form: String? = nil) -> ContentScanner {
    var scanner = ContentScanner()
    scanner.scan(Array(content.utf8), Resources(form: form.map { Array($0.utf8) }))
    return scanner
  }

  @Test("characters are counted by how they are drawn")
  func characters() {
    #expect(scanned("BT (abc) Tj [(de) -20 (f)] TJ ET").visible == 6)
    #expect(scanned("BT 3 Tr (abc) Tj 0 Tr (de) Tj ET").invisible == 3)
    #expect(scanned("q 7 Tr (ab) Tj Q (abc) Tj").visible == 3)
    #expect(scanned("/Wide 9 Tf <00010002> Tj").visible == 2)
    #expect(scanned("/Clear gs (abc) '").invisible == 3)
    #expect(scanned("(a\\(b\\051\\\\(n)) Tj").visible == 8)
    #expect(scanned("% (not drawn) Tj\n(drawn) Tj").visible == 5)
  }

  @Test("an inline picture's bytes are not taken for operators")
  func inlinePicture() {
    let scanner = scanned("BI /W 2 /H 1 ID \u{1}(EI Tj \u{2} EI\n3 Tr (abc) Tj")
    #expect(scanner.invisible == 3)
    #expect(scanner.visible == 0)
  }

  @Test("a form that calls itself ends the look as incomplete, and so does one that cannot be read")
  func forms() {
    #expect(scanned("3 Tr /Sub Do", form: "(ab) Tj").invisible == 2)
    #expect(!scanned("/Sub Do", form: "/Sub Do").isComplete)
    #expect(!scanned("/Sub Do").isComplete)
  }

  @Test("a picture cut into strips covers the page like a whole one")
  func coverage() {
    let strips = (0..<10).map { Box(x: 0, y: Double($0) * 84.2, width: 595, height: 84.2) }
    #expect(PictureCoverage.share(of: strips, width: 595, height: 842) > 0.99)
    let half = PictureCoverage.share(of: [Box(x: 0, y: 0, width: 595, height: 421)], width: 595, height: 842)
    #expect(abs(half - 0.5) < 0.02)
    #expect(PictureCoverage.share(of: [Box(x: -9e9, y: 900, width: 1e10, height: 5)], width: 595, height: 842) == 0)
  }

  @Test("two readings of a number agree by their digits, and by the decimal sign where both saw one")
  func agreement() {
    #expect(PixelAgreement.agrees("5,1", "5,1"))
    #expect(PixelAgreement.agrees("5,1", "51"))
    #expect(PixelAgreement.agrees("<0,1", "< O,1"))
    #expect(!PixelAgreement.agrees("5,1", "5,7"))
    #expect(!PixelAgreement.agrees("51,0", "5,10"))
    #expect(!PixelAgreement.agrees("510", "5,10"))
    #expect(!PixelAgreement.agrees("51", ""))
  }

  @Test("the sample holds every digit of every font")
  func sample() {
    let numbers = (0..<300).map { index in
      LayerWord(
        word: Word(text: index == 137 ? "9" : "1", box: Box(x: 0, y: 0, width: 1, height: 1)),
        font: index == 251 ? "Other" : "Plain")
    }
    let sample = PixelAgreement.sample(of: numbers)
    #expect(sample.contains { $0.word.text == "9" })
    #expect(sample.contains { $0.font == "Other" })
    #expect(sample.count <= 40)
  }

  @Test("words end at white space and at gaps the file left without one")
  func cutting() {
    var cutter = WordCutter()
    for (index, character) in "4,1mmol x".unicodeScalars.enumerated() {
      let x = Double(index) * 5 + (index >= 3 ? 30 : 0)
      cutter.add(character, Box(x: x, y: 10, width: 5, height: 10), font: "Arial-BoldMT")
    }
    cutter.endWord()
    #expect(cutter.layer.words.map(\.word.text) == ["4,1", "mmol", "x"])
    #expect(cutter.layer.words.allSatisfy { $0.word.isBold })
    #expect(cutter.layer.words[0].word.box == Box(x: 0, y: 10, width: 15, height: 10))
  }

  @Test("a box turned by four quarters lies where it lay")
  func turning() {
    let box = Box(x: 10, y: 20, width: 30, height: 5)
    #expect(box.turned(quarterTurns: 1, pageWidth: 100, pageHeight: 200) == Box(x: 175, y: 10, width: 5, height: 30))
    #expect(box.turned(quarterTurns: 2, pageWidth: 100, pageHeight: 200) == Box(x: 60, y: 175, width: 30, height: 5))
    let back = box.turned(quarterTurns: 1, pageWidth: 100, pageHeight: 200)
      .turned(quarterTurns: 3, pageWidth: 200, pageHeight: 100)
    #expect(back == box)
  }

  @Test("models and fonts that are missing are named with the package that brings them")
  func missingResources() {
    #expect(throws: HostResources.Missing.model(language: "deu", package: "tesseract-ocr-deu")) {
      try HostResources.locate(modelFolders: ["/nonexistent"], fontFolders: [])
    }
  }
}
