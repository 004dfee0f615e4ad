/// What steps 1 to 6 of the intake make of one document: the result of `vault read`, and the body of a stored report.
package struct Reading: Sendable, Hashable {
  package var source: SourceFile
  /// The weakest provenance of the pages that gave rows.
  package var provenance: Provenance
  package var sheet: SheetKind
  package var header: ReportHeader
  package var rows: [Row]
  /// Rows that look like measurements, counted from the words by code that does not know the parser.
  package var candidates: Int
  /// Numbers of the pages that could not be read, from 1.
  package var pagesUnread: [Int]

  package init(
    source: SourceFile, provenance: Provenance, sheet: SheetKind, header: ReportHeader, rows: [Row], candidates: Int,
    pagesUnread: [Int]
  ) {
    self.source = source
    self.provenance = provenance
    self.sheet = sheet
    self.header = header
    self.rows = rows
    self.candidates = candidates
    self.pagesUnread = pagesUnread
  }

  package var status: ReadingStatus { provenance.status }

  package var counts: RowCounts { RowCounts(candidates: candidates, rows: rows) }
}

/// How many rows came to which end; `candidates` is counted independently.
package struct RowCounts: Sendable, Hashable {
  package var candidates: Int
  package var coded: Int
  package var unmatched: Int
  package var unread: Int

  package init(candidates: Int, coded: Int, unmatched: Int, unread: Int) {
    self.candidates = candidates
    self.coded = coded
    self.unmatched = unmatched
    self.unread = unread
  }

  package init(candidates: Int, rows: [Row]) {
    self.init(candidates: candidates, coded: 0, unmatched: 0, unread: 0)
    for row in rows {
      switch row.end {
      case .coded: coded += 1
      case .unmatched: unmatched += 1
      case .unread: unread += 1
      }
    }
  }
}

/// The file a reading was made from, as the parent saw it before any reader did.
package struct SourceFile: Sendable, Hashable {
  /// The file's last path component, or `-` for standard input; untrusted text.
  package var name: String
  package var bytes: Int
  /// SHA-256 in lower-case hexadecimal, taken by the parent.
  package var sha256: String
  package var kind: SourceKind
  package var pages: Int

  package init(name: String, bytes: Int, sha256: String, kind: SourceKind, pages: Int) {
    self.name = name
    self.bytes = bytes
    self.sha256 = sha256
    self.kind = kind
    self.pages = pages
  }
}

/// What a document is by its content, never by its name.
package enum SourceKind: String, Sendable, Hashable {
  case pdf
  case image
}

/// The kinds of sheet of the fixed JSON (docs/cli-contract.md).
package enum SheetKind: String, Sendable, Hashable, CaseIterable {
  case laboratory
  case microbiology
  case bloodPressure24h = "blood-pressure-24h"
  case ecgResting = "ecg-resting"
  case ecgExercise = "ecg-exercise"
  case holter
  case cpet
  case lactate
  case cgm
  case dxa
  case bodyComposition = "body-composition"
  case unknown
}

/// What the sheet's header says of itself.
package struct ReportHeader: Sendable, Hashable {
  package var laboratory: String?
  /// The day of the sample; never the birth date.
  package var labDate: CalendarDay?
  package var receiptDate: CalendarDay?
  package var issueDate: CalendarDay?
  package var reportNumber: String?
  /// Every date found, as evidence for the review.
  package var dates: [HeaderDate]

  package init(
    laboratory: String? = nil, labDate: CalendarDay? = nil, receiptDate: CalendarDay? = nil,
    issueDate: CalendarDay? = nil, reportNumber: String? = nil, dates: [HeaderDate] = []
  ) {
    self.laboratory = laboratory
    self.labDate = labDate
    self.receiptDate = receiptDate
    self.issueDate = issueDate
    self.reportNumber = reportNumber
    self.dates = dates
  }
}

/// One date found on the sheet, with the word that decided its role.
package struct HeaderDate: Sendable, Hashable {
  /// What a date on a sheet is of.
  package enum Role: String, Sendable, Hashable {
    case birth
    case collection
    case receipt
    case issue
    case unlabelled
  }

  package var day: CalendarDay
  package var role: Role
  /// The word that decided, as printed; empty for an unlabelled date.
  package var word: String
  package var page: Int
  package var box: Box

  package init(day: CalendarDay, role: Role, word: String, page: Int, box: Box) {
    self.day = day
    self.role = role
    self.word = word
    self.page = page
    self.box = box
  }
}
