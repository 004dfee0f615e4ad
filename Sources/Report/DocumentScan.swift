/// Everything the confined reader said of one document: the input of the intake, and what the diagnostics record keeps.
package struct DocumentScan: Sendable, Hashable {
  package var kind: SourceKind
  /// Pages the document says it has, including those that could not be read.
  package var pageCount: Int
  /// Pages that were read, by ascending number.
  package var pages: [ScannedPage]
  /// Numbers of the pages that were not, with a plain reason for each; never page text.
  package var unread: [UnreadPage]
  /// Names and versions of the libraries that read it, for the diagnostics record.
  package var readers: [String]

  package init(kind: SourceKind, pageCount: Int, pages: [ScannedPage], unread: [UnreadPage], readers: [String]) {
    self.kind = kind
    self.pageCount = pageCount
    self.pages = pages
    self.unread = unread
    self.readers = readers
  }
}

/// A page that gave nothing, and why.
package struct UnreadPage: Sendable, Hashable {
  package var number: Int
  package var reason: String

  package init(number: Int, reason: String) {
    self.number = number
    self.reason = reason
  }
}
