import Glibc

/// A passphrase from a file, and what is to be said about the file.
package struct PassphraseFileReading: ~Copyable, Sendable {
  /// The passphrase, without its newline.
  package let passphrase: SecretBytes
  /// Whether somebody else may read the file too, which deserves a warning.
  package let canBeReadByOthers: Bool
}

extension PassphraseSource {
  /// Reads a passphrase from a file of the person's, by the bytes of its path.
  ///
  /// A regular file or FIFO, ours or root's, that nobody else may write, and not in the vault. The rules are checked on
  /// the opened file. A symbolic link is followed: what it leads to is checked.
  ///
  /// - Parameters:
  ///   - path: The path as it was given, without a closing NUL.
  ///   - vaultFolder: The path of the vault, if there is one.
  /// - Returns: The passphrase, and whether others can read the file.
  /// - Throws: ``LockError/passphrase(_:)`` for every fault.
  package static func readPassphrase(
    path: [UInt8], vaultFolder: [UInt8]?
  ) throws(LockError) -> PassphraseFileReading {
    guard !path.isEmpty, !path.contains(0) else { throw .passphrase(.fileNotReadable) }
    // Looked at before it is opened, since opening a device may do something and opening a FIFO waits for its writer.
    var before = stat()
    guard unsafe stat(path.map(CChar.init(bitPattern:)) + [0], &before) == 0 else { throw fault(errno) }
    try requireFileOrFIFO(before)
    if let vaultFolder, isInside(path, vaultFolder) { throw .passphrase(.insideVault) }

    let descriptor = unsafe open(path.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw fault(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw fault(errno) }
    try requireFileOrFIFO(status)
    guard status.st_dev == before.st_dev, status.st_ino == before.st_ino else { throw .passphrase(.fileNotReadable) }
    guard status.st_uid == geteuid() || status.st_uid == 0 else { throw .passphrase(.ownedByAnother) }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else { throw .passphrase(.writableByOthers) }
    return PassphraseFileReading(
      passphrase: try readPassphrase(fileDescriptor: descriptor),
      canBeReadByOthers: status.st_mode & (S_IRGRP | S_IROTH) != 0)
  }

  private static func requireFileOrFIFO(_ status: stat) throws(LockError) {
    let type = status.st_mode & S_IFMT
    guard type == S_IFREG || type == S_IFIFO else { throw .passphrase(.notAFile) }
  }

  private static func fault(_ code: Int32) -> LockError {
    .passphrase(code == ENOENT || code == ENOTDIR ? .fileNotFound : .fileNotReadable)
  }

  /// Whether a file lies in a folder or below it, by device and inode, as named or after following links.
  private static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    var target = stat()
    guard unsafe stat(folder.map(CChar.init(bitPattern:)) + [0], &target) == 0 else { return false }
    return [path, resolved(path)].contains { name in hasAncestor(target, startingAt: parent(of: name)) }
  }

  private static func parent(of path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard let last = path.lastIndex(of: slash) else { return [UInt8(ascii: ".")] }
    return last == 0 ? [slash] : Array(path[..<last])
  }

  private static func resolved(_ path: [UInt8]) -> [UInt8] {
    guard let real = unsafe realpath(path.map(CChar.init(bitPattern:)) + [0], nil) else { return path }
    defer { unsafe free(real) }
    return unsafe UnsafeRawBufferPointer(start: real, count: strlen(real)).map { $0 }
  }

  /// Walks up by `..`, which follows the real tree, until the folder or the root is met.
  private static func hasAncestor(_ folder: stat, startingAt path: [UInt8]) -> Bool {
    var name = path.map(CChar.init(bitPattern:))
    var previous: (dev_t, ino_t)?
    while true {
      var status = stat()
      guard unsafe stat(name + [0], &status) == 0 else { return false }
      if status.st_dev == folder.st_dev, status.st_ino == folder.st_ino { return true }
      if let previous, previous == (status.st_dev, status.st_ino) { return false }
      previous = (status.st_dev, status.st_ino)
      name += "/..".utf8.map { CChar($0) }
    }
  }
}
