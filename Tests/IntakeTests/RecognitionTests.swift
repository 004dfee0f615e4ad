import Report
import Testing

@testable import Intake

@Suite("Passes that differ")
struct RecognitionTests {
  private func sheet(value: String = "7,2", range: String = "4,0 - 10,0") -> DrawnSheet {
    var sheet = DrawnSheet()
    sheet.table(
      at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
      ["Leukozyten", value, "G/l", range])
    return sheet
  }

  private func replacing(_ old: String, by new: String) -> (Word) -> [Word] {
    { word in
      var word = word
      if word.text == old { word.text = new }
      return [word]
    }
  }

  @Test("two different numbers are both kept, and the row is doubted")
  func differ() throws {
    let row = try #require(reading(sheet().scannedPage(sparse: replacing("7,2", by: "1,2"))).rows.first)
    #expect(row.doubt.contains(.passesDiffer))
    #expect(Set([row.value, row.otherReading ?? ""]) == ["7,2", "1,2"])
  }

  @Test("a number that one pass alone saw is doubted")
  func single() throws {
    let page = sheet().scannedPage(sparse: { $0.text == "7,2" ? [] : [$0] })
    let row = try #require(reading(page).rows.first)
    #expect(row.number?.description == "7.2")
    #expect(row.doubt == [.singlePass])
  }

  @Test("a flag cut off into a word of its own is no difference")
  func split() throws {
    let page = sheet(value: "17,2*").scannedPage(sparse: { word in
      guard word.text == "17,2*" else { return [word] }
      var number = word
      number.text = "17,2"
      number.box.width = 20
      var star = word
      star.text = "*"
      star.box = Box(x: word.box.x + 20, y: word.box.y, width: 5, height: word.box.height)
      return [number, star]
    })
    let row = try #require(reading(page).rows.first)
    #expect(row.number?.description == "17.2")
    #expect(row.flag == .marked)
    #expect(row.doubt.isEmpty)
  }

  @Test("a decimal mark that one pass lost is a difference")
  func lostByOne() throws {
    let row = try #require(reading(sheet().scannedPage(block: replacing("7,2", by: "72"))).rows.first)
    #expect(row.doubt.contains(.passesDiffer))
  }

  @Test(
    "a decimal mark that both passes lost is doubted by the range, with a flag and without", arguments: ["72", "72H"])
  func lostByBoth(read: String) throws {
    let page = sheet().scannedPage(block: replacing("7,2", by: read), sparse: replacing("7,2", by: read))
    let row = try #require(reading(page).rows.first)
    #expect(row.doubt.contains(.decimalMark))
  }

  @Test("a comma and a dot in the same place are the same number")
  func commaOrDot() throws {
    let row = try #require(reading(sheet().scannedPage(sparse: replacing("7,2", by: "7.2"))).rows.first)
    #expect(!row.doubt.contains(.passesDiffer))
  }

  @Test("low confidence in the number is doubted")
  func unsure() throws {
    let unsure: (Word) -> [Word] = { word in
      var word = word
      if word.text == "7,2" { word.confidence = 0.3 }
      return [word]
    }
    let row = try #require(reading(sheet().scannedPage(block: unsure, sparse: unsure)).rows.first)
    #expect(row.doubt == [.lowConfidence])
  }

  @Test("a range the passes read differently is doubted, the number is not")
  func rangeDiffers() throws {
    let row = try #require(reading(sheet().scannedPage(sparse: replacing("10,0", by: "18,0"))).rows.first)
    #expect(row.doubt == [.rangeUncertain])
  }

  @Test("a word both passes see once is one word, and one that either misses is kept")
  func union() {
    let page = sheet().scannedPage(
      block: { $0.text == "G/l" ? [] : [$0] }, sparse: { $0.text == "Leukozyten" ? [] : [$0] })
    let words = Reconciliation.words(of: page.passes).map(\.text)
    #expect(words.count == 10)
    #expect(words.contains("G/l") && words.contains("Leukozyten"))
  }

  @Test("the English pass chooses between words, never between numbers")
  func english() {
    func pass(_ name: String, _ word: String, _ number: String, _ confidence: Double) -> RecognitionPass {
      RecognitionPass(
        name: name,
        words: [
          Word(text: word, box: Box(x: 40, y: 40, width: 60, height: 9), confidence: confidence),
          Word(text: number, box: Box(x: 140, y: 40, width: 20, height: 9), confidence: confidence),
        ], processorSeconds: 1)
    }
    let words = Reconciliation.words(of: [
      pass("deu-block", "Potassiurn", "4,1", 0.9), pass("deu-sparse", "Potassium", "4,7", 0.8),
      pass("eng-block", "Potassium", "4,7", 0.9),
    ]).sorted { $0.box.x < $1.box.x }
    #expect(words.map(\.text) == ["Potassium", "4,1"])
    #expect(words[1].alternative == "4,7")
  }

  @Test("a number both German passes misread alike is doubted when the English model reads another")
  func englishObjects() throws {
    var page = sheet(value: "8,5").scannedPage(block: replacing("8,5", by: "85"), sparse: replacing("8,5", by: "85"))
    page.passes.append(RecognitionPass(name: "eng-block", words: sheet(value: "8,5").words, processorSeconds: 1))
    let row = try #require(reading(page).rows.first)
    #expect(row.value == "85" && row.otherReading == "8,5" && row.doubt.contains(.passesDiffer))
  }

  @Test("a dash a point high is part of its range")
  func lowDash() throws {
    let flat: (Word) -> [Word] = { word in
      var word = word
      if word.text == "-" { word.box = Box(x: word.box.x, y: word.box.y + 5, width: word.box.width, height: 1) }
      return [word]
    }
    let row = try #require(reading(sheet().scannedPage(block: flat, sparse: flat)).rows.first)
    #expect(row.reference?.text == "4,0 - 10,0" && row.doubt.isEmpty)
  }

  @Test("38: a rest of skew does not break rows", arguments: [-0.02, -0.01, 0.01, 0.02])
  func skew(slope: Double) {
    var sheet = DrawnSheet()
    sheet.table(
      at: [40, 220, 300, 480], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
      ["Glucose", "98", "mg/dl", "70 - 99"], ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"],
      ["Hämoglobin", "14,2", "g/dl", "13,5 - 17,5"], ["Leukozyten", "7,2", "G/l", "4,0 - 10,0"])
    let tilt: (Word) -> [Word] = { word in
      var word = word
      word.box.y += slope * word.box.x
      return [word]
    }
    let rows = reading(sheet.scannedPage(block: tilt, sparse: tilt)).rows
    #expect(rows.map(\.summary) == ["98 mg/dl", "4.1 mmol/l", "14.2 g/dl", "7.2 G/l"])
    #expect(rows.map { $0.reference?.text } == ["70 - 99", "3,5 - 5,1", "13,5 - 17,5", "4,0 - 10,0"])
  }

  @Test("47: text in any order and drawn twice is read by its places, once")
  func orderAndDoubles() {
    var page = sheet().digitalPage()
    page.textLayer = page.textLayer.reversed().flatMap { word in
      var twin = word
      twin.box.x += 0.3
      return [word, twin]
    }
    #expect(reading(page).rows.map(\.summary) == ["7.2 G/l"])
  }
}
