import Report

extension Talk {
  package var german: String {
    switch self {
    case .askPassphrase: "Passphrase des Tresors: "
    case .askNewPassphrase: "Neue Passphrase: "
    case .askPassphraseAgain: "Noch einmal dieselbe: "
    case .askProof: "Passphrase zur Bestätigung: "
    case .wrongPassphrase(let left):
      left == 1
        ? "Das öffnet den Tresor nicht. Noch ein Versuch." : "Das öffnet den Tresor nicht. Noch \(left) Versuche."
    case .passphraseShort: "Bitte mindestens 8 Zeichen; mehrere Wörter merken sich leichter als Zeichen."
    case .passphrasesDiffer: "Die beiden sind verschieden. Bitte noch einmal."
    case .recoveryIntro:
      "Das ist der Wiederherstellungscode. Er öffnet den Tresor, wenn die Passphrase verloren ist, und wird nur jetzt gezeigt. Schreiben Sie ihn auf Papier und bewahren Sie ihn getrennt von diesem Rechner auf."
    case .recoveryAskBack: "Geben Sie den Wiederherstellungscode ein: "
    case .recoveryDiffers:
      "Das ist nicht der oben gezeigte Code. Leerzeichen und Groß- und Kleinschreibung sind gleichgültig."
    case .vaultMade(let path): "Tresor angelegt unter \(path)."
    case .unlockedFor(let minutes): "Entsperrt. Der Tresor sperrt sich nach \(minutes) Minuten ohne Nutzung."
    case .lockedNow: "Gesperrt."
    case .lockedAlready: "Der Tresor war schon gesperrt."
    case .stored(let name, let id): "\(name) ist gespeichert als \(id)."
    case .removed(let id): "\(id) ist entfernt."
    case .written(let name): "\(name) ist geschrieben."
    case .progress(let name, let page, let count): "\(name): Seite \(page) von \(count)"
    case .reviewTitle(let name): "Bitte prüfen Sie, was aus \(name) gelesen wurde."
    case .dateFound(let day, let role, let word, let page):
      word.isEmpty
        ? "Gefunden: \(day) auf Seite \(page) (\(Label.dateRole(role).german))."
        : "Gefunden: \(day) auf Seite \(page) neben „\(word)“ (\(Label.dateRole(role).german))."
    case .noDateFound: "Es wurde kein Entnahmedatum gefunden; der Tag des Scans ist nicht der Tag des Ergebnisses."
    case .askLabDate(let suggestion):
      suggestion.map { "Entnahmedatum (Eingabetaste für \($0)): " } ?? "Entnahmedatum, etwa 14.03.2026: "
    case .notADay: "Das ist kein Tag. Bitte in der Form 14.03.2026 oder 2026-03-14 eingeben."
    case .dayInFuture: "Dieser Tag liegt in der Zukunft."
    case .askStore: "Diesen Befund speichern? [j/N] "
    case .askDuplicate(let id): "Dieses Dokument ist schon als \(id) gespeichert. Noch einmal speichern? [j/N] "
    case .doubtfulRows(let count):
      count == 1
        ? "1 Zeile ist zweifelhaft und bleibt unbestätigt."
        : "\(count) Zeilen sind zweifelhaft und bleiben unbestätigt."
    case .pagesUnread(let pages):
      pages.count == 1
        ? "Seite \(pages[0]) konnte nicht gelesen werden." : "Die Seiten \(list(pages)) konnten nicht gelesen werden."
    case .rowsUnread(let count):
      count == 1 ? "1 Zeile konnte nicht gelesen werden." : "\(count) Zeilen konnten nicht gelesen werden."
    case .askRemove(let title): "„\(title)“ mit seinem Scan endgültig entfernen? [j/N] "
    case .askRemoveSeveral(let count): "\(count) Befunde mit ihren Scans endgültig entfernen? [j/N] "
    case .leavesVault(let name): "Die Seite verlässt den Tresor unversiegelt als \(name). Schreiben? [j/N] "
    case .memoryLowered(let mebibytes):
      "die Passphrase wird nur mit \(mebibytes) MiB Speicher gestreckt, weil mehr hier nicht zu haben ist oder zu lange dauert"
    case .passphraseFileReadableByOthers: "die Datei mit der Passphrase können auch andere Benutzer lesen"
    case .keyringUnavailable:
      "der Schlüsselring des Kernels ist hier nicht nutzbar; die Passphrase wird jedes Mal erfragt"
    case .memoryNotLocked:
      "der Kernel sperrt für diesen Benutzer keinen Speicher; Geheimnisse könnten ausgelagert werden"
    case .markUnavailable: "die Marke, die eine alte Kopie des Tresors bemerkt, konnte nicht abgelegt werden"
    case .olderThanKnown: "dieser Tresor ist älter als der zuletzt hier gesehene; lesen geht, ändern nicht"
    case .headerCopyDamaged: "eine Kopie des Tresorkopfs ist beschädigt; die andere wurde genommen"
    case .folderOpenToOthers: "andere Benutzer haben Rechte am Ordner des Tresors"
    case .indexRecovered:
      "das Verzeichnis des Tresors ist beschädigt; gezeigt wird das davor, und geändert werden kann nichts"
    case .markForged:
      "die Marke des neuesten hier gesehenen Tresors wurde von jemand anderem geändert; geändert werden kann nichts"
    case .supersededKept: "Dateien eines früheren Stands sind noch da; die nächste Änderung entfernt sie"
    case .shortPassphrase: "die Passphrase hat weniger als 8 Zeichen"
    case .waitingForWriter(let number):
      number.map { "Warten auf Prozess \($0), der in den Tresor schreibt." }
        ?? "Warten auf einen anderen Befehl, der in den Tresor schreibt."
    }
  }

  private func list(_ pages: [Int]) -> String { pages.map(String.init).joined(separator: ", ") }
}
