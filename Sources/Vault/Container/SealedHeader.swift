/// What a sealed file holds.
package enum FileKind: UInt8, Sendable, Hashable, CaseIterable {
  case record = 1
  case scan = 2
  case diagnostics = 3
  case settings = 4
  case index = 5
}

/// The first 40 bytes of a sealed file: in clear, and bound into its key (docs/format.md 2).
struct SealedHeader: Hashable, Sendable {
  static let count = 40
  static let magic: [UInt8] = Array("vault.sf".utf8)
  /// Not frozen yet: 0 is refused by every later build.
  static let version: UInt16 = 0
  static let algorithm: UInt8 = 1
  /// The file id of what belongs to the vault as a whole.
  static let noFileID = [UInt8](repeating: 0, count: 16)

  let kind: UInt8
  let epoch: UInt32
  /// 16 bytes.
  let fileID: [UInt8]
  let generation: UInt64

  init(kind: FileKind, epoch: UInt32, fileID: [UInt8], generation: UInt64) {
    precondition(fileID.count == 16, "a file id has 16 bytes")
    self.kind = kind.rawValue
    self.epoch = epoch
    self.fileID = fileID
    self.generation = generation
  }

  /// The header of an index.
  init(indexOf generation: UInt64, epoch: UInt32) {
    self.init(kind: .index, epoch: epoch, fileID: Self.noFileID, generation: generation)
  }

  /// Reads a header; the kind may be one that only later versions know.
  ///
  /// - Parameter bytes: The file's first bytes; more than 40 do no harm.
  /// - Throws: The first refusal of docs/format.md 2.5, order 1 to 4.
  init(parsing bytes: [UInt8]) throws(SealError) {
    guard bytes.count >= Self.count else { throw .truncated }
    guard bytes[0..<8].elementsEqual(Self.magic) else { throw .notSealed }
    let version = UInt16(bigEndian: bytes, at: 8)
    guard version == Self.version else { throw .unknownVersion(version) }
    guard bytes[10] == Self.algorithm else { throw .unknownAlgorithm(bytes[10]) }
    kind = bytes[11]
    epoch = UInt32(bigEndian: bytes, at: 12)
    fileID = Array(bytes[16..<32])
    generation = UInt64(bigEndian: bytes, at: 32)
  }

  /// The 40 bytes.
  var bytes: [UInt8] {
    var bytes = Self.magic
    bytes.reserveCapacity(Self.count)
    bytes.append(contentsOf: Self.version.bigEndianBytes)
    bytes.append(Self.algorithm)
    bytes.append(kind)
    bytes.append(contentsOf: epoch.bigEndianBytes)
    bytes.append(contentsOf: fileID)
    bytes.append(contentsOf: generation.bigEndianBytes)
    return bytes
  }
}
