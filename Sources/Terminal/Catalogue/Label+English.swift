import Report

extension Label {
  package var english: String {
    switch self {
    case .title: "Title"
    case .laboratory: "Laboratory"
    case .labDate: "Lab date"
    case .receiptDate: "Received"
    case .issueDate: "Issued"
    case .reportNumber: "Report number"
    case .source: "Source"
    case .origin: "Origin"
    case .sheet: "Sheet"
    case .rows: "Rows"
    case .id: "Id"
    case .page: "Page"
    case .values: "Values"
    case .path: "Folder"
    case .version: "Format"
    case .state: "State"
    case .slots: "Sealed with"
    case .reports: "Reports"
    case .unlisted: "Files not in the index"
    case .stored: "Stored"
    case .files: "Files as they came"
    case .words: "words"
    case .notPrinted: "not found"
    case .size: "bytes"
    case .coded: "Recognised"
    case .unmatched: "Without a code"
    case .unread: "Not read"
    case .codedRow: "coded"
    case .unmatchedRow: "without a code"
    case .unreadRow: "not read"
    case .code: "code"
    case .noCode: "no code"
    case .doubt: "doubt"
    case .otherReading: "read differently"
    case .laboratoryMark: "laboratory's mark"
    case .heading: "under"
    case .locked: "locked"
    case .unlocked: "unlocked"
    case .labIssued: "lab-issued"
    case .transcribed: "read from a photo or scan"
    case .selfTracked: "entered by you or from a device"
    case .final: "final"
    case .preliminary: "preliminary"
    case .printedOnReport: "printed on the report"
    case .confirmedByUser: "confirmed by you"
    case .unknownDay: "not known"
    case .outsideRange: "outside the printed range"
    case .slotPassphrase: "passphrase"
    case .slotRecovery: "recovery code"
    case .slotOther: "another kind"
    case .reminder: "Not a diagnosis. Values can be misread; compare them with the page and ask a doctor."
    case .nothingStored: "No reports yet. \"vault add FILE\" stores the first."
    case .pageNumber(let number): "page \(number)"
    case .rowCount(let count): count == 1 ? "1 row" : "\(count) rows"
    case .codedCount(let count): "\(count) coded"
    case .unmatchedCount(let count): "\(count) without a code"
    case .unreadCount(let count): "\(count) not read"
    case .pageCount(let count): count == 1 ? "1 page" : "\(count) pages"
    case .reason(let reason): reason.english
    case .unreadReason(let reason): reason
    case .doubtful(let doubt): doubt.english
    case .sheetKind(let kind): kind.english
    case .dateRole(let role): role.english
    }
  }
}

extension UnmatchedReason {
  fileprivate var english: String {
    switch self {
    case .noCode: "the quantity is known, no term exists for it"
    case .unknownLabel: "the label is not in the dictionary"
    case .unitMissing: "no unit is printed, and it would decide"
    case .unknownUnit: "the unit is not known"
    case .unitDoesNotFit: "the unit belongs to another quantity"
    case .ambiguous: "more than one code fits"
    case .specimenNotSupported: "the specimen or method has no entry"
    }
  }
}

extension Doubt {
  fileprivate var english: String {
    switch self {
    case .passesDiffer: "two passes read it differently"
    case .singlePass: "only one pass saw it"
    case .lowConfidence: "the recogniser was unsure"
    case .flagMismatch: "mark and range do not agree"
    case .decimalMark: "a decimal mark may be lost"
    case .numberFormat: "the number can be read in two ways"
    case .unitUncertain: "the unit is unsure"
    case .labelUncertain: "the label is unsure"
    case .rangeUncertain: "the range is unsure"
    case .textDiffersFromPixels: "text and picture differ"
    }
  }
}

extension SheetKind {
  fileprivate var english: String {
    switch self {
    case .laboratory: "laboratory"
    case .microbiology: "microbiology"
    case .bloodPressure24h: "24-hour blood pressure"
    case .ecgResting: "resting ECG"
    case .ecgExercise: "exercise ECG"
    case .holter: "long-term ECG"
    case .cpet: "cardiopulmonary exercise test"
    case .lactate: "lactate test"
    case .cgm: "glucose profile"
    case .dxa: "bone density"
    case .bodyComposition: "body composition"
    case .unknown: "kind not recognised"
    }
  }
}

extension HeaderDate.Role {
  fileprivate var english: String {
    switch self {
    case .birth: "date of birth"
    case .collection: "sample"
    case .receipt: "receipt"
    case .issue: "issue"
    case .unlabelled: "without a word beside it"
    }
  }
}
