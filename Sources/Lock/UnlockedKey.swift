/// What the kernel key `vault:<vault id>` holds: when the vault was unlocked, for how long, and the vault key.
struct UnlockedKey: ~Copyable {
  /// The layout's version.
  static let version: UInt8 = 0
  /// Version, boot id, two clocks, two limits, vault key.
  static let count = 1 + UsedStamp.count - 1 + 8 + VaultKey.count

  let unlockedAt: Moment
  let limits: LockLimits
  let vaultKey: VaultKey

  init(unlockedAt: Moment, limits: LockLimits, vaultKey: consuming VaultKey) {
    self.unlockedAt = unlockedAt
    self.limits = limits
    self.vaultKey = vaultKey
  }

  /// Reads a payload; `nil` when it is not one that ``payload(unlockedAt:limits:vaultKey:)`` makes.
  ///
  /// - Parameter payload: The key's bytes.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when guarded memory cannot be had.
  init?(payload: borrowing SecretBytes) throws(LockError) {
    guard payload.count == Self.count else { return nil }
    let open = payload.withBytes { bytes in
      (0..<Self.count - VaultKey.count).map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
    }
    var reader = ByteReader(open)
    guard let stamp = UsedStamp(reading: &reader), let idle = reader.number(UInt32.self),
      let absolute = reader.number(UInt32.self),
      let limits = try? LockLimits(idle: .seconds(Int64(idle)), absolute: .seconds(Int64(absolute)))
    else { return nil }
    unlockedAt = stamp.moment
    self.limits = limits
    vaultKey = try VaultKey(payload.part(Self.count - VaultKey.count..<Self.count))
  }

  /// Makes a payload, in guarded memory.
  ///
  /// - Parameters:
  ///   - unlockedAt: The moment of unlocking.
  ///   - limits: The limits that hold until the next unlocking.
  ///   - vaultKey: The key.
  /// - Returns: The bytes.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when guarded memory cannot be had.
  static func payload(
    unlockedAt: Moment, limits: LockLimits, vaultKey: borrowing VaultKey
  ) throws(LockError) -> SecretBytes {
    var open = ByteWriter()
    open.append(UsedStamp(moment: unlockedAt).bytes)
    open.append(KernelKeyring.wholeSeconds(limits.idle))
    open.append(KernelKeyring.wholeSeconds(limits.absolute))
    var payload = try SecretBytes(count: count)
    payload.withMutableBytes { target in
      for (offset, byte) in open.bytes.enumerated() {
        target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
      }
      vaultKey.secret.withBytes { source in
        for offset in 0..<VaultKey.count {
          let byte = unsafe source.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
          target.storeBytes(of: byte, toByteOffset: count - VaultKey.count + offset, as: UInt8.self)
        }
      }
    }
    return payload
  }
}

/// What the kernel key `vault:<vault id>:used` holds: the moment of the last command, and no secret.
struct UsedStamp {
  static let count = 1 + BootID.count + 8 + 8

  let moment: Moment

  init(moment: Moment) { self.moment = moment }

  init?(reading reader: inout ByteReader) {
    guard reader.number(UInt8.self) == UnlockedKey.version,
      let bootID = reader.bytes(BootID.count).flatMap(BootID.init),
      let sinceBoot = reader.number(UInt64.self), let wall = reader.number(UInt64.self),
      let sinceBootNanoseconds = Int64(exactly: sinceBoot)
    else { return nil }
    moment = Moment(
      bootID: bootID, sinceBoot: .nanoseconds(sinceBootNanoseconds), wall: .nanoseconds(Int64(bitPattern: wall)))
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append([UnlockedKey.version])
    writer.append(moment.bootID.bytes)
    writer.append(UInt64(bitPattern: nanoseconds(moment.sinceBoot)))
    writer.append(UInt64(bitPattern: nanoseconds(moment.wall)))
    return writer.bytes
  }

  private func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
  }
}
