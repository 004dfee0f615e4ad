import Testing

@testable import Lock

/// What `#expect` can look at of an opened header, which cannot be copied.
struct OpenedFacts: Equatable {
  let sequence: UInt64
  let copiesDiffer: Bool
  let isOpenedByOlderCopy: Bool

  init(_ sequence: UInt64, copiesDiffer: Bool, isOpenedByOlderCopy: Bool) {
    self.sequence = sequence
    self.copiesDiffer = copiesDiffer
    self.isOpenedByOlderCopy = isOpenedByOlderCopy
  }

  init(_ opened: borrowing OpenedHeader) {
    sequence = opened.header.sequence
    copiesDiffer = opened.copiesDiffer
    isOpenedByOlderCopy = opened.isOpenedByOlderCopy
  }
}

@Suite struct HeaderCopiesTests {
  let vaultID = VaultID.random()

  /// A header whose only slot belongs to a fresh recovery code.
  func written(
    sequence: UInt64, key: borrowing VaultKey, code: borrowing RecoveryCode
  ) throws -> [UInt8] {
    let slot = try RecoverySlot.create(code: code, vaultKey: key, vaultID: vaultID, epoch: 0)
    return try VaultHeader(vaultID: vaultID, epoch: 0, sequence: sequence, slots: [.recovery(slot)])
      .serialised(vaultKey: key)
  }

  @Test("equal copies need no writing")
  func equalCopies() throws {
    let key = try VaultKey.random()
    let code = try RecoveryCode.random()
    let file = try written(sequence: 3, key: key, code: code)
    let opened = try HeaderCopies(first: file, second: file).open(code: code)
    #expect(OpenedFacts(opened) == OpenedFacts(3, copiesDiffer: false, isOpenedByOlderCopy: false))
    let isSame = opened.vaultKey.isSame(as: key)
    #expect(isSame)
  }

  @Test("one damaged copy is replaced by the other", arguments: [true, false])
  func oneDamaged(firstIsDamaged: Bool) throws {
    let code = try RecoveryCode.random()
    let file = try written(sequence: 1, key: VaultKey.random(), code: code)
    let damaged = Array(file.dropLast())
    let copies = HeaderCopies(first: firstIsDamaged ? damaged : file, second: firstIsDamaged ? file : damaged)
    let opened = try copies.open(code: code)
    #expect(OpenedFacts(opened) == OpenedFacts(1, copiesDiffer: true, isOpenedByOlderCopy: false))
  }

  @Test("with both copies unreadable, the first one's fault is told and never a wrong secret")
  func bothUnreadable() throws {
    let code = try RecoveryCode.random()
    #expect(throws: LockError.headerDamaged(.missing)) {
      _ = try HeaderCopies(first: nil, second: [1]).open(code: code)
    }
    #expect(throws: LockError.headerDamaged(.notAHeader)) {
      _ = try HeaderCopies(first: [1], second: nil).open(code: code)
    }
    let key = try VaultKey.random()
    #expect(throws: LockError.headerDamaged(.missing)) {
      _ = try HeaderCopies(first: nil, second: nil).header(provedBy: key)
    }
  }

  @Test("after a kill between the two writings, both secrets open, and the newer copy holds")
  func interruptedChange() throws {
    let key = try VaultKey.random()
    let old = try RecoveryCode.random()
    let new = try RecoveryCode.random()
    let copies = HeaderCopies(
      first: try written(sequence: 4, key: key, code: old), second: try written(sequence: 5, key: key, code: new))
    let byNew = try copies.open(code: new)
    #expect(OpenedFacts(byNew) == OpenedFacts(5, copiesDiffer: true, isOpenedByOlderCopy: false))
    let byOld = try copies.open(code: old)
    #expect(OpenedFacts(byOld) == OpenedFacts(5, copiesDiffer: true, isOpenedByOlderCopy: true))
    #expect(try copies.header(provedBy: key).sequence == 5)
  }

  @Test("a newer copy that the key does not prove is passed over")
  func forgedCopy() throws {
    let key = try VaultKey.random()
    let code = try RecoveryCode.random()
    let stranger = try VaultKey.random()
    let copies = HeaderCopies(
      first: try written(sequence: 1, key: key, code: code),
      second: try written(sequence: 9, key: stranger, code: RecoveryCode.random()))
    #expect(
      OpenedFacts(try copies.open(code: code)) == OpenedFacts(1, copiesDiffer: true, isOpenedByOlderCopy: false))
    let third = try VaultKey.random()
    #expect(throws: LockError.headerNotAuthentic) { _ = try copies.header(provedBy: third) }
  }
}
