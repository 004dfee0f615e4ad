/// A step of the file system, as a fault names it.
package enum FileStep: String, Sendable, Hashable {
  case openFolder = "open a folder"
  case makeFolder = "make a folder"
  case list = "list a folder"
  case open
  case create
  case inspect
  case read
  case write
  case truncate
  case setTimes = "set times"
  case sync
  case close
  case rename
  case link
  case unlink
  case lock
}

/// A step that the system refused; the code is `errno`.
package struct FileFault: Error, Hashable, Sendable {
  /// What was tried.
  package let step: FileStep
  /// The system's error number: `ENOSPC`, `EDQUOT`, `EIO`, `EFBIG`, `EROFS`, `EACCES` and so on.
  package let code: Int32

  package init(step: FileStep, code: Int32) {
    self.step = step
    self.code = code
  }
}

/// Lets a test decide, before each step that could change or read something, that it fails.
package protocol FileProbe: AnyObject, Sendable {
  /// The error number the step fails with instead of being done; `nil` lets it happen.
  func fault(before step: FileStep) -> Int32?
}

extension Optional where Wrapped == any FileProbe {
  /// Throws what the probe planned for this step, if there is one.
  func check(_ step: FileStep) throws(FileFault) {
    guard let code = self?.fault(before: step) else { return }
    throw FileFault(step: step, code: code)
  }
}
