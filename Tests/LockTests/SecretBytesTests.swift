import Testing

@testable import Lock

@Suite struct SecretBytesTests {
  @Test("a new secret is all zeros and has the length asked for", arguments: [0, 1, 32, 4095, 4096, 4097])
  func startsAsZeros(count: Int) throws {
    let secret = try SecretBytes(count: count)
    #expect(secret.count == count)
    #expect(copy(secret) == [UInt8](repeating: 0, count: count))
  }

  @Test("what is written is what is read")
  func keepsBytes() throws {
    var secret = try SecretBytes(count: 3)
    secret.withMutableBytes { bytes in
      for index in 0..<3 { bytes.storeBytes(of: UInt8(7 + index), toByteOffset: index, as: UInt8.self) }
    }
    #expect(copy(secret) == [7, 8, 9])
    let middle = try secret.part(1..<2)
    #expect(copy(middle) == [8])
  }

  @Test("two random secrets differ")
  func drawsAtRandom() throws {
    let one = copy(try SecretBytes.random(count: 32))
    let other = copy(try SecretBytes.random(count: 32))
    #expect(one != other)
    #expect(SystemRandom.bytes(16) != SystemRandom.bytes(16))
    #expect(SystemRandom.bytes(0).isEmpty)
  }

  @Test("an impossible length is refused, not a crash")
  func refusesImpossibleLength() {
    #expect(throws: LockError.outOfMemory(bytes: -1)) { _ = try SecretBytes(count: -1) }
    #expect(throws: LockError.outOfMemory(bytes: .max)) { _ = try SecretBytes(count: .max) }
  }

  @Test("comparison looks at every byte and at the length")
  func comparesAll() {
    #expect(ConstantTime.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(!ConstantTime.areEqual([1, 2, 3], [1, 2, 4]))
    #expect(!ConstantTime.areEqual([0, 2, 3], [1, 2, 3]))
    #expect(!ConstantTime.areEqual([1, 2], [1, 2, 3]))
    #expect(ConstantTime.areEqual([], []))
  }
}

/// The bytes of a secret in ordinary memory, which only a test may have.
func copy(_ secret: borrowing SecretBytes) -> [UInt8] {
  secret.withBytes { bytes in
    (0..<bytes.byteCount).map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
  }
}

/// A secret of known bytes.
func secret(_ bytes: [UInt8]) throws(LockError) -> SecretBytes {
  try bytes.lendBytes { span throws(LockError) in try SecretBytes(copying: span) }
}
