/// The German for the intake's reasons why a row was not read; a record keeps them in English.
enum UnreadReason {
  /// The German sentence; a reason that a later version wrote stays as it is.
  static func german(_ reason: String) -> String {
    switch reason {
    case "not covered by the parser": "vom Zeilenleser nicht erfasst"
    case "more than one number stands in the result's place": "an der Stelle des Ergebnisses steht mehr als eine Zahl"
    case "no name is printed beside the result": "neben dem Ergebnis ist keine Bezeichnung gedruckt"
    case "several columns of results, and none is marked as this order's":
      "mehrere Ergebnisspalten, und keine ist als die dieses Auftrags gekennzeichnet"
    case "only a result of another day is printed": "gedruckt ist nur ein Ergebnis eines anderen Tages"
    case "no result could be read in its place": "an seiner Stelle ließ sich kein Ergebnis lesen"
    case "more than one number stands in the line, and no heading says which is the result":
      "in der Zeile steht mehr als eine Zahl, und keine Überschrift sagt, welche das Ergebnis ist"
    case "the newest column of results is of another day than the report":
      "die neueste Ergebnisspalte ist von einem anderen Tag als der Befund"
    default: reason
    }
  }
}
