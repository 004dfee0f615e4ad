internal import Glibc
package import Lock

extension Store {
  /// What can be known of a vault without its key: both copies of the header.
  ///
  /// - Parameter path: The folder, as bytes.
  /// - Returns: The copies, each read or with its fault.
  /// - Throws: ``StoreError/noVault``, ``StoreError/notOurs`` or a fault of the system.
  package static func headers(at path: [UInt8]) throws(StoreError) -> HeaderCopies {
    try readHeaders(in: openRoot(path, probe: nil))
  }

  /// Whether a vault lies in that folder, whole or damaged.
  ///
  /// - Throws: ``StoreError/notOurs`` or a fault of the system; an absent folder is no fault.
  package static func exists(at path: [UInt8]) throws(StoreError) -> Bool {
    do throws(StoreError) {
      return try hasHeader(openRoot(path, probe: nil))
    } catch .noVault {
      return false
    }
  }

  static func hasHeader(_ root: borrowing Folder) throws(StoreError) -> Bool {
    if try StoreError.system(root.has(VaultLayout.header)) { return true }
    return try StoreError.system(root.has(VaultLayout.secondHeader))
  }

  /// Opens the vault's folder and refuses one that is another user's: under `sudo` it would get files its owner cannot read.
  static func openRoot(_ path: [UInt8], probe: (any FileProbe)?) throws(StoreError) -> Folder {
    try opened { () throws(FileFault) in try Folder(opening: path, probe: probe) }
  }

  static func openReports(in root: borrowing Folder) throws(StoreError) -> Folder {
    try opened { () throws(FileFault) in try root.folder(VaultLayout.reports) }
  }

  private static func opened(_ open: () throws(FileFault) -> Folder) throws(StoreError) -> Folder {
    do throws(FileFault) {
      return try open().provedOurs()
    } catch {
      switch error.code {
      case ENOENT: throw .noVault
      case ENOTDIR, ELOOP, EPERM: throw .notOurs
      default: throw .file(error)
      }
    }
  }

  static func readHeaders(in root: borrowing Folder) throws(StoreError) -> HeaderCopies {
    guard try hasHeader(root) else { throw .noVault }
    return HeaderCopies(
      first: try StoreError.system(readHeader(VaultLayout.header, in: root)),
      second: try StoreError.system(readHeader(VaultLayout.secondHeader, in: root)))
  }

  /// The bytes of one copy; what is no regular file of ours counts as not there.
  private static func readHeader(_ name: [UInt8], in root: borrowing Folder) throws(FileFault) -> [UInt8]? {
    do throws(FileFault) {
      let file = try root.open(name)
      let attributes = try file.attributes()
      guard attributes.isRegular, attributes.isOurs else { return nil }
      // One byte more than any header has, so that a larger file is seen to be one.
      return try file.read(at: 0, count: VaultHeader.mostBytes + 1)
    } catch  where error.code == ENOENT || error.code == ELOOP {
      return nil
    }
  }
}
