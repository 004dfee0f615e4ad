/// Why a document was not read at all; pages that are lost one by one stand in the scan instead.
package enum ReaderError: Error, Hashable, Sendable {
  /// No reader can be confined here; nothing was opened. The payload names the steps that are missing.
  case sandboxUnavailable(missing: [String])
  /// The document itself is the reason.
  case document(EngineFault)
  /// The file has more bytes than a document may; the payload is that limit.
  case tooManyBytes(limit: Int)
  /// There is no such page in the document.
  case noSuchPage(Int)
  /// Every reader that opened the document was lost while doing so.
  case lost(ReaderLoss)
  /// The kernel gave no memory file, pipe or process; the payload is its error number.
  case unavailable(Int32)
}

/// How a reader was lost; the raw value is what the diagnostics record and JSON say.
package enum ReaderLoss: String, Error, Hashable, Sendable, CaseIterable {
  /// It ended by itself: a crash, or a limit that the kernel keeps.
  case died = "reader-died"
  /// It made a system call that no reader makes: the kernel ended it.
  case forbiddenCall = "forbidden-call"
  /// It used more processor time than a page may.
  case processorTime = "processor-time"
  /// It took more time on the clock than a page may.
  case wallTime = "wall-time"
  /// It stood still with work in hand.
  case standstill = "standstill"
  /// All readers together used too much memory, and it used the most.
  case memory = "memory"
  /// It answered against the protocol.
  case lied = "bad-answer"
}

extension EngineFault {
  /// The reason that an unread page carries.
  var code: String {
    switch self {
    case .empty: "empty"
    case .notADocument: "not-a-document"
    case .heic: "heic"
    case .encrypted: "encrypted"
    case .damaged: "damaged"
    case .tooManyPages: "too-many-pages"
    case .tooLarge: "too-large"
    case .noSuchPage: "no-such-page"
    case .pageUnreadable: "page-unreadable"
    case .modelUnusable: "model-unusable"
    }
  }
}
