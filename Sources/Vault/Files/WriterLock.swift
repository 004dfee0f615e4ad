internal import Glibc

/// How long a writer waits for another one, and whom it tells.
package struct Patience {
  /// After this long it gives up.
  package var limit: Duration
  /// Called once, when the waiting begins, with the process number of the holder where it is known.
  package var onWait: (Int32?) -> Void

  package init(limit: Duration, onWait: @escaping (Int32?) -> Void = { _ in }) {
    self.limit = limit
    self.onWait = onWait
  }
}

/// The right to write: one holder at a time over all processes, gone when its holder is.
struct WriterLock: ~Copyable {
  static let name: [UInt8] = Array("vault.lock".utf8)

  private let file: FileHandle

  /// Waits for the lock by asking again and again: `F_OFD_SETLKW` knows no limit but a signal.
  ///
  /// - Throws: ``StoreError/busy(holder:)`` when the patience is over.
  init(in folder: borrowing Folder, patience: Patience) throws(StoreError) {
    let file = try StoreError.system(folder.openOrCreate(Self.name))
    let attributes = try StoreError.system(file.attributes())
    guard attributes.isRegular, attributes.isOurs else { throw .file(FileFault(step: .lock, code: EPERM)) }
    let begin = ContinuousClock.now
    var pause = 5
    var hasTold = false
    while try !StoreError.system(file.tryLock(.exclusive)) {
      let holder = Self.holder(in: file)
      guard begin.duration(to: .now) < patience.limit else { throw .busy(holder: holder) }
      if !hasTold { patience.onWait(holder) }
      hasTold = true
      Pause.milliseconds(pause)
      pause = min(pause * 2, 80)
    }
    self.file = file
    leaveProcessNumber()
  }

  /// For the message of whoever waits; a full disk is no reason not to go on.
  private func leaveProcessNumber() {
    guard (try? file.empty()) != nil else { return }
    _ = try? file.write(Array("\(getpid())\n".utf8))
  }

  private static func holder(in file: borrowing FileHandle) -> Int32? {
    guard let bytes = try? file.read(at: 0, count: 16) else { return nil }
    return Int32(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
  }
}
