internal import Report

/// Words beside a date that say what day it is; folded (docs/sheets.md, section 5).
enum DateRoleWords {
  /// A word that decides, where it stands in its line, and how much it weighs.
  struct Found: Hashable {
    var role: HeaderDate.Role
    var word: String
    var box: Box
    /// The index behind its last word.
    var end: Int
  }

  private static let lexicon: [(HeaderDate.Role, String)] = [
    (
      .birth,
      "geburtsdatum; geburtstag; geboren; geboren am; geb; geb.-datum; geb. am; geb.-dat; birth; date of birth; dob; birthdate; born"
    ),
    (
      .collection,
      """
      probenentnahme; probennahme; probenahme; blutentnahme; blutabnahme; materialentnahme; entnahme; entnahmedatum; abnahme; abnahmedatum;
      abnahmezeit; entnahmezeit; entnahmezeitpunkt; abnahmezeitpunkt; entnommen; abgenommen; entnahme am; abnahme am; collected; collection;
      collection date; date collected; sampling; specimen; specimen date; sample date; probendatum; untersuchungsdatum; messdatum
      """
    ),
    (
      .receipt,
      """
      materialeingang; probeneingang; laboreingang; eingang; eingangsdatum; eingegangen; eingegangen am; eingang am; auftragseingang;
      received; receipt; date received; erfassung; erfasst
      """
    ),
    (
      .issue,
      """
      befunddatum; befund vom; befundausgabe; befundbericht; befundbericht vom; befundausgang; validiert; validierung; freigegeben;
      freigegeben am; freigabe; freigabedatum; ausdruck; ausdruck vom; ausdruckdatum; druckdatum; gedruckt; gedruckt am; erstellt; erstellt am;
      berichtsdatum; ausgang; ausgangsdatum; laborbericht vom; laborbefund vom; endbefund vom; report date; reported; printed; date reported;
      issued; date issued; print date
      """
    ),
  ]

  private static let roles: [String: HeaderDate.Role] = {
    var roles: [String: HeaderDate.Role] = [:]
    for (role, words) in lexicon {
      for word in words.split(separator: ";") { roles[word.filter { $0 != "\n" }.trimmed] = role }
    }
    return roles
  }()

  /// Every deciding word of a line; a longer run beats one inside it (Befunddatum over Befund).
  static func all(in line: TextLine) -> [Found] {
    var found: [Found] = []
    var position = 0
    while position < line.words.count {
      var taken = 1
      for count in stride(from: min(3, line.words.count - position), through: 1, by: -1) {
        let run = line.words[position..<position + count]
        guard let role = role(of: run) else { continue }
        let box = run.dropFirst().reduce(run[position].box) { $0.union($1.box) }
        found.append(
          Found(role: role, word: run.map(\.printed).joined(separator: " "), box: box, end: position + count))
        taken = count
        break
      }
      position += taken
    }
    return found
  }

  private static func role(of run: ArraySlice<PageWord>) -> HeaderDate.Role? {
    let words = run.map { Typography.word($0.text) }
    if let role = roles[words.joined(separator: " ")] { return role }
    guard run.count == 1, let word = words.first else { return nil }
    // `Geb.-Datum/Alter`, `Eingang/Labor`: what stands before the stroke decides.
    if let cut = word.firstIndex(of: "/"), let role = roles[String(word[..<cut])] { return role }
    if word.hasPrefix("geb.") || word.hasPrefix("geburts") { return .birth }
    guard word.count >= 7 else { return nil }
    return roles.first { NearWord.matches(word, $0.key) }?.value
  }
}
