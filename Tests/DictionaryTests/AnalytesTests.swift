import Report
import Dictionary
import Testing

@Suite struct AnalytesTests {
  @Test("a label without a unit gets no code when the unit would decide")
  func unitMissing() {
    let answer = Analytes.lookup(label: "Glucose", unit: "", context: CodingContext())
    guard case .unmatched(.unitMissing, _) = answer else {
      Issue.record("\(answer)")
      return
    }
  }
}
