import Dictionary
import Testing

@Suite struct UnitTests {
  @Test(
    "one unit in all its printed forms",
    arguments: [
      (
        "10*3/uL",
        ["10^3/µl", "10³/µL", "x10E3/uL", "x 10^3/ul", "Tsd./µl", "Tsd/µl", "K/µL", "10*3/μl", "103/ul", "10^3/mm3"]
      ),
      ("10*9/L", ["G/l", "Gpt/l", "/nl", "10^9/l", "x10^9/l", "10*9/L", "x10*9/l"]),
      ("10*12/L", ["T/l", "Tpt/l", "/pl", "10^12/l", "10¹²/l"]), ("10*6/uL", ["Mio/µl", "Mio./µl", "10^6/µl"]),
      ("/uL", ["/µl", "/ul", "Zellen/µl", "Leu/µl", "/mm³"]), ("g/L", ["g/l", "g/L"]),
      ("mg/dL", ["mg/dl", "mg/dL", "mg / dl", "MG/DL", "[mg/dl]", "mg/100 ml"]),
      ("umol/L", ["µmol/l", "μmol/L", "umol/l"]),
      ("mL/min/{1.73_m2}", ["ml/min/1,73 m²", "ml/min/1.73m2", "mL/min/1,73m^2", "ml/min/1.73qm"]),
      ("/[HPF]", ["/HPF", "/GF", "/Gesichtsfeld"]), ("mmol/mol", ["mmol/mol", "mmol/mol Hb"]),
      ("mm[Hg]", ["mmHg", "mm Hg"]), ("m[IU]/L", ["mIU/l", "mIE/l"]), ("U/L", ["U/l", "U/L", "E/l"]),
      ("ukat/L", ["µkat/l"]), ("mg/g{creat}", ["mg/g Krea", "mg/g Kreatinin", "mg/g"]),
      ("mg/(24.h)", ["mg/24h", "mg/24 Std.", "mg/d", "mg/Tag"]), ("%", ["%"]), ("fL", ["fl", "fL"]), ("pg", ["pg"]),
      ("mm/h", ["mm/h", "mm/1h"]), ("ng/mL{FEU}", ["ng/ml FEU"]),
    ] as [(String, [String])])
  func printedForms(ucum: String, forms: [String]) {
    for form in forms { #expect(Units.parse(form)?.ucum == ucum, "\(form)") }
  }

  @Test("case decides: G/l is a count, g/l a mass")
  func caseDecides() {
    #expect(Units.parse("G/l")?.dimension == "1/volume")
    #expect(Units.parse("g/l")?.dimension == "mass/volume")
    #expect(Units.parse("T/l")?.dimension == "1/volume")
  }

  @Test(
    "equal amounts are equal, whatever they are written in",
    arguments: [("ng/ml", "µg/l"), ("G/l", "Tsd./µl"), ("pg/ml", "ng/l"), ("mIU/l", "µU/ml"), ("U/l", "IU/l")])
  func equalAmounts(one: String, other: String) throws {
    let left = try #require(Units.parse(one))
    let right = try #require(Units.parse(other))
    #expect(left.isSameAmount(as: right))
  }

  @Test(
    "a thousandfold, another quantity or another counted thing is never the same amount",
    arguments: [("mg/l", "µg/l"), ("mg/dl", "mmol/l"), ("mg/l", "mg/l FEU"), ("/HPF", "/LPF"), ("pg", "fmol")])
  func differentAmounts(one: String, other: String) throws {
    let left = try #require(Units.parse(one))
    let right = try #require(Units.parse(other))
    #expect(!left.isSameAmount(as: right))
  }

  @Test(
    "a compound outside the list is understood by the grammar",
    arguments: [("pmol/kg", "amount/mass"), ("ng/µl", "mass/volume")])
  func grammar(printed: String, dimension: String) {
    #expect(Units.parse(printed)?.dimension == dimension)
  }

  @Test("a unit outside the list is still seen to be one", arguments: ["mg/kg KG", "Kolonien/ml", "µg/ml/h"])
  func looksLikeUnit(text: String) {
    #expect(Units.looksLikeUnit(text))
  }

  @Test(
    "words and numbers are no units",
    arguments: ["Kalium", "5,1", "negativ", "", "siehe Text", "12.03.2026", "3,5 - 5,1"])
  func noUnit(text: String) {
    #expect(!Units.looksLikeUnit(text))
  }

  @Test("look-alikes are swapped only where one unit results")
  func repair() {
    #expect(Units.repaired("mg/dI")?.ucum == "mg/dL")
    #expect(Units.repaired("mmol/1")?.ucum == "mmol/L")
    #expect(Units.repaired("mg/dl") == nil)
    #expect(Units.repaired("xyz") == nil)
  }

  @Test("the list holds at least 150 units and printed forms for each")
  func size() {
    #expect(Units.all.count >= 150)
    #expect(Units.printedFormCount >= Units.all.count)
  }
}
