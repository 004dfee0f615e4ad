import Testing

@testable import Lock

@Suite struct VaultKeyTests {
  @Test("derived keys agree with the second implementation")
  func derives() throws {
    let key = try VaultKey(secret(Array(0..<32)))
    let rows = Dictionary(uniqueKeysWithValues: Vectors.rows("vault-key.tsv").map { ($0[0], $0[1]) })
    #expect(hexadecimal(copy(try key.inputKey(epoch: 0))) == rows["data 0"])
    #expect(hexadecimal(copy(try key.inputKey(epoch: 1))) == rows["data 1"])
    #expect(hexadecimal(copy(try key.inputKey(epoch: 0x0102_0304))) == rows["data 16909060"])
    #expect(hexadecimal(copy(try key.manifestKey())) == rows["manifest"])
    #expect(hexadecimal(copy(try key.markKey())) == rows["mark"])
    #expect(hexadecimal(copy(try key.slotsKey())) == rows["slots"])
    #expect(Set(rows.values).count == 6)
  }

  @Test("a key of another length is no vault key", arguments: [0, 16, 31, 33, 64])
  func refusesLengths(count: Int) {
    #expect(throws: LockError.wrongLength("vault key")) { _ = try VaultKey(SecretBytes(count: count)) }
  }

  @Test("two vaults have different keys")
  func drawsAtRandom() throws {
    let one = try VaultKey.random()
    let other = try VaultKey.random()
    let again = try VaultKey(one.secret.part(0..<32))
    let isSameAsOther = one.isSame(as: other)
    let isSameAgain = one.isSame(as: again)
    #expect(!isSameAsOther)
    #expect(isSameAgain)
  }
}
