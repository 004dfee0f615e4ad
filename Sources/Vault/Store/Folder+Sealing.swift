internal import Lock

extension Folder {
  /// How many sealed bytes are gathered before they are written.
  private static var gatherCount: Int { 64 * ChunkLayout.chunkCount }

  /// Seals a stream into a file of this folder.
  ///
  /// - Parameters:
  ///   - name: What the file is called; replaced if it is there.
  ///   - header: What the file may be opened as.
  ///   - vaultID: The vault.
  ///   - inputKey: The input key that goes with the header.
  ///   - next: Gives the next piece of the content, of any size; `nil` at its end.
  /// - Returns: How the file is known again.
  /// - Throws: What `next` throws, ``SealError/tooLarge``, or a fault of the system.
  func putSealed(
    _ name: [UInt8], _ header: SealedHeader, vaultID: VaultID, inputKey: borrowing SecretBytes,
    next: () throws(SealError) -> [UInt8]?
  ) throws(SealError) -> FileReference {
    var sealer = try SealError.locked(Sealer(header: header, vaultID: vaultID.bytes, inputKey: inputKey))
    let commitment = sealer.commitment
    let most = FileKind(rawValue: header.kind)?.mostContentBytes ?? 0
    var left = most
    var gathered = sealer.prefix
    let count = try put(name) { file throws(SealError) in
      while let piece = try next() {
        guard UInt64(piece.count) <= left else { throw .tooLarge }
        left -= UInt64(piece.count)
        for start in stride(from: 0, to: piece.count, by: Self.gatherCount) {
          let part = start..<min(piece.count, start + Self.gatherCount)
          try piece.lendBytes { bytes throws(SealError) in
            try SealError.locked(sealer.append(bytes.extracting(part), into: &gathered))
          }
          guard gathered.count >= Self.gatherCount else { continue }
          try SealError.system(file.write(gathered))
          gathered.removeAll(keepingCapacity: true)
        }
      }
      let count = try sealer.finish(into: &gathered)
      try SealError.system(file.write(gathered))
      return count
    }
    return FileReference(generation: header.generation, count: count, commitment: commitment)
  }

  /// Seals a content in memory into a file of this folder.
  func putSealed(
    _ name: [UInt8], _ header: SealedHeader, vaultID: VaultID, inputKey: borrowing SecretBytes, content: [UInt8]
  ) throws(SealError) -> FileReference {
    var isTaken = false
    return try putSealed(name, header, vaultID: vaultID, inputKey: inputKey) { () throws(SealError) in
      defer { isTaken = true }
      return isTaken ? nil : content
    }
  }
}
