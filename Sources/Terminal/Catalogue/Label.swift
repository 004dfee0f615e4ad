package import Report

/// Short words of screens and tables.
package enum Label: Sentence, Hashable {
  case title, laboratory, labDate, receiptDate, issueDate, reportNumber, source, origin, sheet, rows, id, page, values
  case path, version, state, slots, reports, unlisted, stored, files, words, notPrinted, size
  case coded, unmatched, unread, codedRow, unmatchedRow, unreadRow, code, noCode, doubt, otherReading,
    laboratoryMark, heading
  case locked, unlocked
  case labIssued, transcribed, selfTracked, final, preliminary
  case printedOnReport, confirmedByUser, unknownDay
  case outsideRange
  case slotPassphrase, slotRecovery, slotOther
  case reminder
  case nothingStored
  case pageNumber(Int)
  case rowCount(Int), codedCount(Int), unmatchedCount(Int), unreadCount(Int)
  case pageCount(Int)
  case reason(UnmatchedReason)
  /// Why a row was not read, as the intake says it in English.
  case unreadReason(String)
  case doubtful(Doubt)
  case sheetKind(SheetKind)
  case dateRole(HeaderDate.Role)
}

extension Provenance {
  /// The provenance in words.
  package var label: Label {
    switch self {
    case .labIssuedDigital: .labIssued
    case .ocrTranscribed: .transcribed
    case .selfTracked: .selfTracked
    }
  }

  /// The sign that stands before the words, so that shape says it too.
  package var sign: String {
    switch self {
    case .labIssuedDigital: "●"
    case .ocrTranscribed: "◆"
    case .selfTracked: "▲"
    }
  }
}

extension ReadingStatus {
  package var label: Label { self == .final ? .final : .preliminary }
}

extension LabDateOrigin {
  package var label: Label {
    switch self {
    case .printedOnReport: .printedOnReport
    case .confirmedByUser: .confirmedByUser
    case .unknown: .unknownDay
    }
  }
}
