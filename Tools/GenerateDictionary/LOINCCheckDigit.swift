/// The last digit of a LOINC code (LOINC Users' Guide, appendix on the check digit): mod 10, Luhn.
enum LOINCCheckDigit {
  static func isRight(_ code: String) -> Bool {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let check = Int(parts[1]), parts[1].count == 1, (1...7).contains(parts[0].count) else {
      return false
    }
    var sum = 0
    for (index, character) in parts[0].reversed().enumerated() {
      guard let digit = character.wholeNumberValue, character.isASCII else { return false }
      let doubled = index.isMultiple(of: 2) ? digit * 2 : digit
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return (10 - sum % 10) % 10 == check
  }
}
