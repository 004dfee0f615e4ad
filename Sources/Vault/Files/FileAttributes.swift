internal import Glibc

/// What is asked of a file before it is read: its kind, owner, permissions and size.
struct FileAttributes {
  let count: UInt64
  let isRegular: Bool
  let isFolder: Bool
  /// Whether the effective user of this process owns it.
  let isOurs: Bool
  /// Whether others than the owner have any permission on it.
  let isOpenToOthers: Bool

  /// Calls `fstat`.
  init(of descriptor: Int32) throws(FileFault) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileFault(step: .inspect, code: errno) }
    count = UInt64(clamping: status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isOurs = status.st_uid == geteuid()
    isOpenToOthers = status.st_mode & 0o077 != 0
  }
}
