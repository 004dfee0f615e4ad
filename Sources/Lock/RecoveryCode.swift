/// What a text typed as a recovery code has against it.
package enum RecoveryCodeFault: Equatable, Sendable {
  /// It has this many characters of the alphabet instead of 56.
  case wrongLength(Int)
  /// The character at this place, counted from 1 without spaces and hyphens, is not of the alphabet.
  case foreignCharacter(position: Int)
  /// Every character is possible, but at least one is not the one that was printed.
  case checksum
}

/// The 256 random bits that open a vault when the passphrase is lost, and their printed form.
///
/// Printed: 14 groups of 4 characters joined by hyphens, in an alphabet without I, L, O and U. Typed back, case, spaces
/// and hyphens do not count, and O, I and L are read as the digits they look like (docs/format.md, "Recovery code").
package struct RecoveryCode: ~Copyable, Sendable {
  /// The length of the secret.
  static let count = 32
  static let checksumCount = 3
  static let characterCount = (count + checksumCount) * 8 / 5
  private static let groupCount = 4
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  let secret: SecretBytes

  /// Takes the 32 bytes of a code.
  init(_ secret: consuming SecretBytes) { self.secret = secret }

  /// Draws a new code.
  ///
  /// - Returns: A code that nobody else has.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when guarded memory cannot be had.
  package static func random() throws(LockError) -> RecoveryCode {
    RecoveryCode(try SecretBytes.random(count: count))
  }

  /// Writes the printed form.
  ///
  /// - Returns: 69 ASCII characters, in guarded memory: show them once, never store them.
  /// - Throws: A failure of the library.
  package func text() throws(LockError) -> SecretBytes {
    let bytes = try withChecksum()
    var text = try SecretBytes(count: Self.characterCount + Self.characterCount / Self.groupCount - 1)
    bytes.withBytes { source in
      text.withMutableBytes { target in
        var place = 0
        for index in 0..<Self.characterCount {
          if index > 0, index % Self.groupCount == 0 {
            target.storeBytes(of: UInt8(ascii: "-"), toByteOffset: place, as: UInt8.self)
            place += 1
          }
          target.storeBytes(of: Self.alphabet[fiveBits(source, index)], toByteOffset: place, as: UInt8.self)
          place += 1
        }
      }
    }
    return text
  }

  /// Reads what was typed.
  ///
  /// - Parameter text: ASCII as typed; case, spaces, tabs and hyphens do not matter.
  /// - Throws: ``LockError/recoveryCodeMistyped(_:)``.
  package init(text: borrowing SecretBytes) throws(LockError) {
    var bytes = try SecretBytes(count: Self.count + Self.checksumCount)
    let found = try text.withBytes { typed throws(LockError) in
      try bytes.withMutableBytes { target throws(LockError) in try Self.read(typed, into: &target) }
    }
    guard found == Self.characterCount else { throw .recoveryCodeMistyped(.wrongLength(found)) }
    let code = RecoveryCode(try bytes.part(0..<Self.count))
    let expected = try code.withChecksum()
    let isRight = bytes.withBytes { typed in
      expected.withBytes { printed in ConstantTime.areEqual(typed, printed) }
    }
    guard isRight else { throw .recoveryCodeMistyped(.checksum) }
    self = code
  }

  /// Puts five bits of each character in their place and counts the characters.
  private static func read(_ typed: RawSpan, into target: inout MutableRawSpan) throws(LockError) -> Int {
    var found = 0
    for offset in 0..<typed.byteCount {
      let character = unsafe typed.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      if character == UInt8(ascii: " ") || character == UInt8(ascii: "-") || character == UInt8(ascii: "\t") {
        continue
      }
      found += 1
      guard let value = value(of: character) else {
        throw .recoveryCodeMistyped(.foreignCharacter(position: found))
      }
      guard found <= characterCount else { continue }
      let firstBit = (found - 1) * 5
      for bit in 0..<5 where value >> (4 - bit) & 1 == 1 {
        let place = (firstBit + bit) / 8
        let old = unsafe target.unsafeLoad(fromByteOffset: place, as: UInt8.self)
        target.storeBytes(of: old | 0x80 >> UInt8((firstBit + bit) % 8), toByteOffset: place, as: UInt8.self)
      }
    }
    return found
  }

  /// The value of a typed character; look-alikes count as the digit they look like.
  private static func value(of character: UInt8) -> UInt8? {
    let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character)
    let uppercase = isLowercase ? character - 32 : character
    switch uppercase {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    default: return alphabet.firstIndex(of: uppercase).map { UInt8($0) }
    }
  }

  /// The secret followed by the first three bytes of its labelled SHA-256.
  private func withChecksum() throws(LockError) -> SecretBytes {
    let digest = try secret.withBytes { bytes throws(LockError) in
      var digest = try SHA256Digest()
      try Array("vault.recovery/1 ".utf8).lendBytes { label throws(LockError) in try digest.update(label) }
      try digest.update(bytes)
      return try digest.finish()
    }
    var bytes = try SecretBytes(count: Self.count + Self.checksumCount)
    secret.withBytes { source in
      bytes.withMutableBytes { target in
        for offset in 0..<Self.count {
          let byte = unsafe source.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
          target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        }
        for offset in 0..<Self.checksumCount {
          target.storeBytes(of: digest[offset], toByteOffset: Self.count + offset, as: UInt8.self)
        }
      }
    }
    return bytes
  }
}

/// The five bits that make character `index`, most significant bit first.
private func fiveBits(_ bytes: RawSpan, _ index: Int) -> Int {
  (index * 5..<index * 5 + 5).reduce(0) { value, bit in
    let byte = unsafe bytes.unsafeLoad(fromByteOffset: bit / 8, as: UInt8.self)
    return value << 1 | Int(byte >> (7 - UInt8(bit % 8)) & 1)
  }
}
