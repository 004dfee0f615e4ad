import Dictionary
import Testing

@Suite struct HeadingAndResultTests {
  @Test(
    "group headings name the specimen and the method",
    arguments: [
      ("Klinische Chemie", HeadingMeaning(specimen: .blood)), ("Hämatologie", HeadingMeaning(specimen: .blood)),
      ("KLEINES BLUTBILD:", HeadingMeaning(specimen: .blood)),
      ("Urinstatus", HeadingMeaning(specimen: .urine, method: .strip)),
      ("Urinsediment", HeadingMeaning(specimen: .urine, method: .sediment)),
      ("Gerinnung", HeadingMeaning(specimen: .blood)),
      ("Liquor", HeadingMeaning(specimen: .cerebrospinalFluid)), ("Stuhl", HeadingMeaning(specimen: .stool)),
      ("Blutgase", HeadingMeaning(specimen: .blood, method: .bloodGas)),
      ("Sammelurin", HeadingMeaning(specimen: .urineDay)),
      ("Complete blood count", HeadingMeaning(specimen: .blood)), ("Urinalysis", HeadingMeaning(specimen: .urine)),
    ])
  func headings(line: String, meaning: HeadingMeaning) {
    #expect(Headings.meaning(of: line)?.specimen == meaning.specimen)
    if meaning.method != nil { #expect(Headings.meaning(of: line)?.method == meaning.method) }
  }

  @Test(
    "a row or a sentence is no heading", arguments: ["Kalium 4,2 mmol/l", "Bitte Rücksprache", "", "Urin war trüb"])
  func noHeading(line: String) {
    #expect(Headings.meaning(of: line) == nil)
  }

  @Test(
    "result words have one meaning",
    arguments: [
      ("neg.", QualitativeFinding.negative, nil), ("NEGATIV", .negative, nil), ("positiv", .positive, nil),
      ("+", .positive, 1), ("++", .positive, 2), ("+++", .positive, 3), ("(+)", .trace, nil), ("Spuren", .trace, nil),
      ("nicht nachweisbar", .notDetected, nil), ("reaktiv", .reactive, nil), ("nicht reaktiv", .notReactive, nil),
      ("folgt", .pending, nil), ("klar", .appearance, nil), ("vereinzelt", .few, nil), ("n.b.", .notDone, nil),
    ] as [(String, QualitativeFinding, Int?)])
  func words(text: String, finding: QualitativeFinding, grade: Int?) {
    #expect(Qualitative.meaning(of: text)?.finding == finding)
    if let grade { #expect(Qualitative.meaning(of: text)?.grade == grade) }
  }

  @Test("numbers and labels are no result words", arguments: ["5,1", "Kalium", "", "mg/dl"])
  func noWord(text: String) {
    #expect(Qualitative.meaning(of: text) == nil)
  }
}
