internal import Glibc

/// An open file of ours, closed when its owner lets go; every step reports its fault.
struct FileHandle: ~Copyable {
  private var descriptor: Int32
  private let probe: (any FileProbe)?

  /// Takes over an open descriptor.
  init(descriptor: Int32, probe: (any FileProbe)?) {
    self.descriptor = descriptor
    self.probe = probe
  }

  deinit {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }

  /// What `fstat` says of the file.
  func attributes() throws(FileFault) -> FileAttributes {
    try probe.check(.inspect)
    return try FileAttributes(of: descriptor)
  }

  /// Reads up to `count` bytes from an offset; fewer only where the file ends.
  ///
  /// Calls `pread`.
  func read(at offset: UInt64, count: Int) throws(FileFault) -> [UInt8] {
    try probe.check(.read)
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: done), count - done, off_t(clamping: offset) + off_t(done))
      }
      if result < 0 {
        guard errno == EINTR else { throw FileFault(step: .read, code: errno) }
        continue
      }
      guard result > 0 else { break }
      done += result
    }
    bytes.removeLast(count - done)
    return bytes
  }

  /// Writes all bytes at the present position.
  ///
  /// Calls `write` until nothing is left.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    try probe.check(.write)
    var done = 0
    while done < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if result < 0 {
        guard errno == EINTR else { throw FileFault(step: .write, code: errno) }
        continue
      }
      done += result
    }
  }

  /// Cuts the file to nothing.
  ///
  /// Calls `ftruncate`.
  func empty() throws(FileFault) {
    try probe.check(.truncate)
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw FileFault(step: .truncate, code: errno)
    }
  }

  /// Sets both times to 2000-01-01T00:00:00Z, so that a copy of the folder does not tell when.
  ///
  /// Calls `futimens`.
  func setConstantTimes() throws(FileFault) {
    try probe.check(.setTimes)
    let constant = timespec(tv_sec: 946_684_800, tv_nsec: 0)
    let times = [constant, constant]
    guard unsafe futimens(descriptor, times) == 0 else { throw FileFault(step: .setTimes, code: errno) }
  }

  /// Waits until the content is on the disk.
  ///
  /// Calls `fsync`.
  func sync() throws(FileFault) {
    try probe.check(.sync)
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw FileFault(step: .sync, code: errno) }
    }
  }

  /// Closes, and says when the system could not keep what was written.
  ///
  /// Calls `close` once: after any answer the
  /// descriptor is gone on Linux.
  consuming func close() throws(FileFault) {
    let closing = descriptor
    descriptor = -1
    let result = Glibc.close(closing)
    let code = errno
    try probe.check(.close)
    guard result == 0 || code == EINTR else { throw FileFault(step: .close, code: code) }
  }

  /// Locks the whole file for this handle if nobody else has it.
  ///
  /// - Returns: `false` when another handle holds a lock in the way.
  func tryLock(_ kind: LockKind) throws(FileFault) -> Bool {
    try probe.check(.lock)
    let code = kind.tryOn(descriptor)
    guard code != EAGAIN, code != EACCES else { return false }
    guard code == 0 else { throw FileFault(step: .lock, code: code) }
    return true
  }
}
