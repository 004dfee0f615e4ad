extension VaultHeader {
  /// Reads one copy of `vault.header`.
  ///
  /// The digest is checked right after the magic, in every version alike, so that a newer format is told from damage and
  /// every later fault is known to be what somebody wrote and not a flipped bit.
  ///
  /// - Parameter bytes: The whole file, at most ``mostBytes``.
  /// - Returns: The header; it is not authentic before ``isAuthentic(vaultKey:)`` says so.
  /// - Throws: ``LockError/headerDamaged(_:)`` or ``LockError/headerTooNew(version:)``.
  package static func parse(_ bytes: [UInt8]) throws(LockError) -> VaultHeader {
    guard bytes.count <= mostBytes else { throw .headerDamaged(.tooLarge) }
    var reader = ByteReader(bytes)
    guard reader.bytes(magic.count) == magic else { throw .headerDamaged(.notAHeader) }
    guard bytes.count >= magic.count + 2 + SHA256Digest.count else { throw .headerDamaged(.changed) }
    let checked = Array(bytes.dropLast(SHA256Digest.count))
    let digest = try checked.lendBytes { span throws(LockError) in try SHA256Digest.of(span) }
    guard ConstantTime.areEqual(digest, Array(bytes.suffix(SHA256Digest.count))),
      let version = reader.number(UInt16.self)
    else { throw .headerDamaged(.changed) }
    guard version <= currentVersion else { throw .headerTooNew(version: Int(version)) }
    guard let header = VaultHeader(fieldsAfterVersion: &reader, version: version) else {
      throw .headerDamaged(.impossibleField)
    }
    return header
  }

  private init?(fieldsAfterVersion reader: inout ByteReader, version: UInt16) {
    guard let vaultID = reader.bytes(VaultID.count).flatMap({ VaultID($0) }),
      let sequence = reader.number(UInt64.self), let epoch = reader.number(UInt32.self),
      let slotCount = reader.number(UInt16.self), slotCount <= Self.mostSlots
    else { return nil }
    var slots: [KeySlot] = []
    for _ in 0..<slotCount {
      guard let type = reader.number(UInt16.self), let count = reader.number(UInt16.self),
        let value = reader.bytes(Int(count)), let slot = KeySlot(type: type, value: value)
      else { return nil }
      slots.append(slot)
    }
    guard let mac = reader.bytes(HMACSHA256.count), reader.remaining == SHA256Digest.count else { return nil }
    self.version = version
    self.vaultID = vaultID
    self.sequence = sequence
    self.epoch = epoch
    self.slots = slots
    self.mac = mac
  }
}
