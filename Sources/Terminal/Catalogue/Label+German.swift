import Report

extension Label {
  package var german: String {
    switch self {
    case .title: "Titel"
    case .laboratory: "Labor"
    case .labDate: "Entnahme"
    case .receiptDate: "Eingang"
    case .issueDate: "Ausgestellt"
    case .reportNumber: "Befundnummer"
    case .source: "Quelle"
    case .origin: "Herkunft"
    case .sheet: "Blatt"
    case .rows: "Zeilen"
    case .id: "Kennung"
    case .page: "Seite"
    case .values: "Werte"
    case .path: "Ordner"
    case .version: "Format"
    case .state: "Zustand"
    case .slots: "Versiegelt mit"
    case .reports: "Befunde"
    case .unlisted: "Dateien außerhalb des Verzeichnisses"
    case .stored: "Gespeichert"
    case .files: "Dateien, wie sie kamen"
    case .words: "Wörter"
    case .notPrinted: "nicht gefunden"
    case .size: "Bytes"
    case .coded: "Erkannt"
    case .unmatched: "Ohne Code"
    case .unread: "Nicht gelesen"
    case .codedRow: "codiert"
    case .unmatchedRow: "ohne Code"
    case .unreadRow: "nicht gelesen"
    case .code: "Code"
    case .noCode: "kein Code"
    case .doubt: "Zweifel"
    case .otherReading: "anders gelesen"
    case .laboratoryMark: "Zeichen des Labors"
    case .heading: "unter"
    case .locked: "gesperrt"
    case .unlocked: "entsperrt"
    case .labIssued: "vom Labor ausgestellt"
    case .transcribed: "von Foto oder Scan gelesen"
    case .selfTracked: "von Ihnen eingegeben oder von einem Gerät"
    case .final: "endgültig"
    case .preliminary: "vorläufig"
    case .printedOnReport: "auf dem Befund gedruckt"
    case .confirmedByUser: "von Ihnen bestätigt"
    case .unknownDay: "nicht bekannt"
    case .outsideRange: "außerhalb des gedruckten Bereichs"
    case .slotPassphrase: "Passphrase"
    case .slotRecovery: "Wiederherstellungscode"
    case .slotOther: "anderes"
    case .reminder:
      "Keine Diagnose. Werte können falsch gelesen sein; vergleichen Sie sie mit der Seite und fragen Sie ärztlich nach."
    case .nothingStored: "Noch keine Befunde. „vault add FILE“ speichert den ersten."
    case .pageNumber(let number): "Seite \(number)"
    case .rowCount(let count): count == 1 ? "1 Zeile" : "\(count) Zeilen"
    case .codedCount(let count): "\(count) codiert"
    case .unmatchedCount(let count): "\(count) ohne Code"
    case .unreadCount(let count): "\(count) nicht gelesen"
    case .pageCount(let count): count == 1 ? "1 Seite" : "\(count) Seiten"
    case .reason(let reason): reason.german
    case .unreadReason(let reason): UnreadReason.german(reason)
    case .doubtful(let doubt): doubt.german
    case .sheetKind(let kind): kind.german
    case .dateRole(let role): role.german
    }
  }
}

extension UnmatchedReason {
  fileprivate var german: String {
    switch self {
    case .noCode: "die Messgröße ist bekannt, für sie gibt es keinen Begriff"
    case .unknownLabel: "die Bezeichnung steht nicht im Wörterbuch"
    case .unitMissing: "es ist keine Einheit gedruckt, und sie würde entscheiden"
    case .unknownUnit: "die Einheit ist nicht bekannt"
    case .unitDoesNotFit: "die Einheit gehört zu einer anderen Messgröße"
    case .ambiguous: "mehr als ein Code passt"
    case .specimenNotSupported: "für Probe oder Verfahren gibt es keinen Eintrag"
    }
  }
}

extension Doubt {
  fileprivate var german: String {
    switch self {
    case .passesDiffer: "zwei Durchgänge lasen verschieden"
    case .singlePass: "nur ein Durchgang sah es"
    case .lowConfidence: "der Erkenner war unsicher"
    case .flagMismatch: "Zeichen und Bereich passen nicht zusammen"
    case .decimalMark: "ein Komma kann verloren sein"
    case .numberFormat: "die Zahl lässt sich auf zwei Arten lesen"
    case .unitUncertain: "die Einheit ist unsicher"
    case .labelUncertain: "die Bezeichnung ist unsicher"
    case .rangeUncertain: "der Bereich ist unsicher"
    case .textDiffersFromPixels: "Text und Bild weichen voneinander ab"
    }
  }
}

extension SheetKind {
  fileprivate var german: String {
    switch self {
    case .laboratory: "Labor"
    case .microbiology: "Mikrobiologie"
    case .bloodPressure24h: "24-Stunden-Blutdruck"
    case .ecgResting: "Ruhe-EKG"
    case .ecgExercise: "Belastungs-EKG"
    case .holter: "Langzeit-EKG"
    case .cpet: "Spiroergometrie"
    case .lactate: "Laktattest"
    case .cgm: "Glukoseprofil"
    case .dxa: "Knochendichte"
    case .bodyComposition: "Körperzusammensetzung"
    case .unknown: "Art nicht erkannt"
    }
  }
}

extension HeaderDate.Role {
  fileprivate var german: String {
    switch self {
    case .birth: "Geburtsdatum"
    case .collection: "Entnahme"
    case .receipt: "Eingang"
    case .issue: "Ausstellung"
    case .unlabelled: "ohne Wort daneben"
    }
  }
}
