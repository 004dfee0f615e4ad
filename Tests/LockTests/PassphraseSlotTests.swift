import Testing

@testable import Lock

@Suite struct PassphraseSlotTests {
  @Test("composed and decomposed text is the same passphrase, and another is not")
  func normalises() throws {
    let key = try VaultKey.random()
    let vaultID = VaultID.random()
    let slot = try PassphraseSlot.create(
      passphrase: secret(Array("Z\u{FC}rich \u{E9}".utf8)), vaultKey: key, vaultID: vaultID, epoch: 2, effort: .least)
    let decomposed = try secret(Array("Zu\u{308}rich e\u{301}".utf8))
    let opened = try slot.open(passphrase: decomposed, vaultID: vaultID, epoch: 2)
    let isSame = opened.isSame(as: key)
    #expect(isSame)
    #expect(slot.cost == .least)
    #expect(slot.isCheaperThanStandard)
    #expect(throws: LockError.wrongPassphrase) {
      _ = try slot.open(passphrase: secret(Array("Zurich e".utf8)), vaultID: vaultID, epoch: 2)
    }
    #expect(PassphraseSlot(value: slot.value) == slot)
  }

  @Test(
    "normal form C, as the Unicode standard's examples have it",
    arguments: [
      ("\u{212B}", "\u{C5}"), ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}"), ("e\u{301}\u{327}", "\u{229}\u{301}"),
      ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"), ("a b", "a b"), ("", ""), ("\u{FB01}", "\u{FB01}"), ("\u{0}", "\u{0}"),
      ("\u{FFFF}\u{10FFFF}", "\u{FFFF}\u{10FFFF}"),
    ])
  func composes(text: String, composed: String) throws {
    #expect(copy(try NFC.normalised(secret(Array(text.utf8)))) == Array(composed.utf8))
  }

  @Test(
    "bytes that are not UTF-8 are refused",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x61, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ]
      as [[UInt8]])
  func refusesInvalid(bytes: [UInt8]) throws {
    #expect(throws: LockError.passphrase(.notUTF8)) { _ = try NFC.normalised(secret(bytes)) }
  }

  @Test("too little memory is told as memory, never as a wrong passphrase")
  func tellsMemory() throws {
    // 4 TiB: malloc refuses it whatever the kernel's overcommit setting, since it is more than memory and swap.
    let cost = Argon2Cost(memoryKibibytes: .max, passes: 3, lanes: 4)
    let text = try secret([1])
    #expect(throws: LockError.needsMemory(mebibytes: 4_194_304)) {
      _ = try Argon2id.key(passphrase: text, salt: [UInt8](repeating: 0, count: 16), cost: cost)
    }
  }

  @Test("the cost is lowered in memory only, down to 64 MiB, and says when it cannot be had")
  func lowersCost() {
    let half = Argon2Cost(memoryKibibytes: 128 * 1024, passes: 3, lanes: 4)
    #expect(Argon2Cost.standard.decision(after: .took(.milliseconds(1400))) == .keep)
    #expect(Argon2Cost.standard.decision(after: .took(.seconds(2))) == .keep)
    #expect(Argon2Cost.standard.decision(after: .took(.milliseconds(2001))) == .lower(half))
    #expect(Argon2Cost.standard.decision(after: .hadNoMemory) == .lower(half))
    #expect(half.decision(after: .took(.seconds(9))) == .lower(.least))
    #expect(half.decision(after: .hadNoMemory) == .lower(.least))
    #expect(Argon2Cost.least.decision(after: .took(.seconds(60))) == .keep)
    #expect(Argon2Cost.least.decision(after: .hadNoMemory) == .giveUp)
  }
}
