/// What binds a key slot to its place: the vault, the key epoch, the slot's kind and all its parameters.
struct SlotContext {
  /// The vault the slot belongs to.
  let vaultID: VaultID
  /// The epoch of the vault key that the slot wraps.
  let epoch: UInt32

  /// The bytes that are HKDF info and associated data of one slot (docs/format.md, "Key slots").
  ///
  /// - Parameters:
  ///   - kind: The type number of the slot's item in the header.
  ///   - parameters: The slot's bytes up to its commitment.
  /// - Returns: The bytes, the same for every try.
  func bytes(kind: UInt16, parameters: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(Array("vault.slot/1 ".utf8))
    writer.append(vaultID.bytes)
    writer.append(epoch)
    writer.append(kind)
    writer.append(parameters)
    return writer.bytes
  }
}
