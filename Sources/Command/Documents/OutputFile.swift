import Glibc
import Lock
import Terminal

/// Writes what leaves the vault: 0600, complete or not at all, never over an existing file unless asked.
struct OutputFile {
  let path: [UInt8]
  private let shown: String

  /// Looks at the target before anything is made ready.
  ///
  /// - Throws: A problem for a target inside the vault or a checkout, or one that is there while `replaces` is false.
  init(path: [UInt8], vault: [UInt8], replaces: Bool) throws(Problem) {
    self.path = path
    shown = TerminalText.escaped(bytes: path)
    try Checkout.refuse(path)
    guard !Self.isInside(path, vault) else { throw .outputInsideVault(shown) }
    var status = stat()
    if unsafe lstat(path.map(CChar.init(bitPattern:)) + [0], &status) == 0 {
      guard replaces else { throw .outputExists(shown) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .outputUncreatable(shown) }
    }
  }

  /// Writes the bytes beside the target, flushes them and gives them their name.
  func write(_ bytes: [UInt8], replaces: Bool) throws(Problem) {
    let folder = Checkout.parent(of: path)
    let token = SystemRandom.bytes(8).map { String($0, radix: 16) }.joined()
    let temporary = folder + Array("/.vault-\(token).tmp".utf8)
    let descriptor = unsafe open(
      Self.cString(temporary), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .outputUncreatable(shown) }
    var isWritten = Self.writeAll(bytes, to: descriptor)
    isWritten = fsync(descriptor) == 0 && isWritten
    isWritten = close(descriptor) == 0 && isWritten
    guard isWritten, try rename(temporary, replaces: replaces) else {
      unsafe unlink(Self.cString(temporary))
      throw .outputBroken
    }
    Self.syncFolder(folder)
  }

  private func rename(_ temporary: [UInt8], replaces: Bool) throws(Problem) -> Bool {
    if replaces { return unsafe Glibc.rename(Self.cString(temporary), Self.cString(path)) == 0 }
    // A second name is never given over a file that appeared meanwhile; the first one is then taken away.
    if unsafe link(Self.cString(temporary), Self.cString(path)) == 0 {
      return unsafe unlink(Self.cString(temporary)) == 0
    }
    guard errno != EEXIST else {
      unsafe unlink(Self.cString(temporary))
      throw .outputExists(shown)
    }
    // A file system without second names: whether something is there was looked at before.
    return unsafe Glibc.rename(Self.cString(temporary), Self.cString(path)) == 0
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The name is on the disk only when its folder is; a folder that cannot be flushed still has the file.
  private static func syncFolder(_ folder: [UInt8]) {
    let descriptor = unsafe open(cString(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Whether a path lies in a folder or below it, by device and inode.
  private static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    var target = stat()
    guard unsafe stat(cString(folder), &target) == 0 else { return false }
    var place = Checkout.parent(of: path)
    var previous: (dev_t, ino_t)?
    while true {
      var status = stat()
      guard unsafe stat(cString(place), &status) == 0 else { return false }
      if status.st_dev == target.st_dev, status.st_ino == target.st_ino { return true }
      if let previous, previous == (status.st_dev, status.st_ino) { return false }
      previous = (status.st_dev, status.st_ino)
      place += Array("/..".utf8)
    }
  }

  private static func cString(_ path: [UInt8]) -> [CChar] { path.map(CChar.init(bitPattern:)) + [0] }
}
