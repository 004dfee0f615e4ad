internal import Glibc
internal import Lock

/// The high-water mark: the newest generation of the index that was committed, kept outside the folder.
///
/// A folder that was put back whole from an earlier time carries an index below its mark (docs/format.md 5).
enum Mark: Equatable {
  /// There is none, or it cannot be read: a rollback would not be noticed.
  case absent
  /// It was not made with this vault's key.
  case forged
  case known(UInt64)

  static let magic: [UInt8] = Array("vault.mk".utf8)
  private static let count = 48

  private static func name(_ vaultID: VaultID) -> [UInt8] { Array((vaultID.hexadecimal + ".mark").utf8) }

  private static func authenticated(_ generation: UInt64, _ vaultID: VaultID) -> [UInt8] {
    magic + vaultID.bytes + generation.bigEndianBytes
  }

  /// Reads the mark of a vault.
  ///
  /// Read it before the index: a writer raises it after its commit.
  static func read(
    _ options: StoreOptions, vaultID: VaultID, key: borrowing VaultKey
  ) throws(LockError) -> Mark {
    guard let path = options.stateFolder, let folder = try? Folder(opening: path, probe: options.probe),
      let file = try? folder.open(name(vaultID)), let attributes = try? file.attributes(),
      let bytes = try? file.read(at: 0, count: count + 1)
    else { return .absent }
    guard attributes.isRegular, bytes.count == count, bytes.starts(with: magic) else { return .forged }
    let generation = UInt64(bigEndian: bytes, at: 8)
    let markKey = try key.markKey()
    let isOurs = try authenticated(generation, vaultID).lendBytes { text throws(LockError) in
      try HMACSHA256.isValid(Array(bytes[16...]), over: text, key: markKey)
    }
    return isOurs ? .known(generation) : .forged
  }

  /// Raises the mark of a vault.
  ///
  /// - Returns: Whether it could be written; it is never a reason to fail.
  static func raise(
    to generation: UInt64, _ options: StoreOptions, vaultID: VaultID, key: borrowing VaultKey
  ) throws(LockError) -> Bool {
    guard let path = options.stateFolder else { return false }
    let markKey = try key.markKey()
    let tag = try authenticated(generation, vaultID).lendBytes { text throws(LockError) in
      try HMACSHA256.tag(key: markKey, over: text)
    }
    let bytes = magic + generation.bigEndianBytes + tag
    guard (try? Folder.makeWithParents(path, probe: options.probe)) != nil,
      let folder = try? Folder(opening: path, probe: options.probe), let attributes = try? folder.attributes(),
      attributes.isOurs
    else { return false }
    let written: Void? = try? folder.put(name(vaultID)) { file throws(SealError) in
      try SealError.system(file.write(bytes))
    }
    return written != nil
  }
}
