import Testing

@testable import Lock

@Suite struct VaultHeaderTests {
  static let passphrase = "L\u{F6}sung \u{E4}u\u{DF}erst 7"

  static func headerBytes(_ name: String) -> [UInt8] {
    let row = Vectors.rows("headers.tsv").first { $0[0] == name }
    return bytes(row?[2] ?? "")
  }

  /// The same words as the second column of `headers.tsv`.
  static func outcome(_ file: [UInt8], passphrase: String = passphrase) throws -> String {
    do throws(LockError) {
      let copies = HeaderCopies(first: file, second: nil)
      let opened = try copies.open(passphrase: secret(Array(passphrase.utf8)))
      return copy(opened.vaultKey.secret) == Array(0..<32) ? "opens" : "another key"
    } catch {
      switch error {
      case .wrongPassphrase: return "wrong secret"
      case .noSuchSlot: return "no slot"
      case .slotDamaged: return "slot damaged"
      case .headerNotAuthentic: return "not authentic"
      case .headerTooNew(version: 1): return "too new"
      case .headerDamaged(.changed): return "changed"
      case .headerDamaged(.notAHeader): return "not a header"
      case .headerDamaged(.tooLarge): return "too large"
      case .headerDamaged(.impossibleField): return "impossible"
      default: return "\(error)"
      }
    }
  }

  @Test("a header made from the document alone ends as the document says", arguments: Vectors.rows("headers.tsv"))
  func agreesWithDocument(row: [String]) throws {
    let file = row[2] == "zeros" ? Array("VAULTHDR".utf8) + [UInt8](repeating: 0, count: 16_400) : bytes(row[2])
    #expect(try Self.outcome(file) == row[1])
  }

  @Test("there is a row for every outcome")
  func coversOutcomes() {
    #expect(Set(Vectors.rows("headers.tsv").map { $0[1] }).count == 10)
  }

  @Test("writing a header again gives the same bytes, unknown items included")
  func writesTheSame() throws {
    let key = try VaultKey(secret(Array(0..<32)))
    for name in ["good", "unknown item kept", "no items"] {
      let file = Self.headerBytes(name)
      let header = try VaultHeader.parse(file)
      let isAuthentic = try header.isAuthentic(vaultKey: key)
      #expect(isAuthentic)
      #expect(try header.serialised(vaultKey: key) == file)
    }
    let kept = try VaultHeader.parse(Self.headerBytes("unknown item kept"))
    #expect(kept.slots[1] == .other(type: 900, value: Array("later".utf8)))
    #expect(kept.sequence == 7)
    #expect(kept.epoch == 1)
    #expect(kept.vaultID.hexadecimal == "a0a1a2a3a4a5a6a7a8a9aaabacadaeaf")
  }

  @Test("the recovery code opens what the document's code opens")
  func opensByRecoveryCode() throws {
    let row = try #require(Vectors.rows("recovery-code.tsv").first)
    let code = try RecoveryCode(text: secret(Array(row[1].utf8)))
    let copies = HeaderCopies(first: Self.headerBytes("good"), second: nil)
    let opened = try copies.open(code: code)
    #expect(copy(opened.vaultKey.secret) == Array(0..<32))
    #expect(throws: LockError.wrongRecoveryCode) { _ = try copies.open(code: RecoveryCode.random()) }
  }

  @Test("no mutation of a header crashes, and none is taken for authentic", arguments: 0..<8)
  func survivesMutation(seed: UInt64) throws {
    var random = SeededGenerator(state: seed &* 7919 + 1)
    let key = try VaultKey(secret(Array(0..<32)))
    let good = Self.headerBytes("unknown item kept")
    for _ in 0..<400 {
      var file = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<file.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: file[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: file.removeLast(min(file.count - 1, Int.random(in: 1...90, using: &random)))
        case 3: file.insert(contentsOf: [0xFF, 0xFF], at: place)
        default: file.append(UInt8.random(in: .min ... .max, using: &random))
        }
      }
      guard file != good else { continue }
      // Half of them get a right digest, so that the fields behind it are reached.
      if Bool.random(using: &random), file.count > 32 {
        let body = Array(file.dropLast(32))
        file = body + (try body.lendBytes { span throws(LockError) in try SHA256Digest.of(span) })
      }
      guard let header = try? VaultHeader.parse(file), file != good else { continue }
      let isAuthentic = try header.isAuthentic(vaultKey: key)
      #expect(!isAuthentic)
    }
  }

  @Test("a header with too many slots is not written")
  func refusesTooManySlots() throws {
    let slots = [KeySlot](repeating: .other(type: 9, value: []), count: 33)
    let header = VaultHeader(vaultID: .random(), epoch: 0, sequence: 1, slots: slots)
    let key = try VaultKey.random()
    #expect(throws: LockError.wrongLength("slots")) { _ = try header.serialised(vaultKey: key) }
    let large = VaultHeader(
      vaultID: .random(), epoch: 0, sequence: 1, slots: [.other(type: 9, value: [UInt8](repeating: 0, count: 16_384))])
    #expect(throws: LockError.wrongLength("header")) { _ = try large.serialised(vaultKey: key) }
    let isAuthentic = try header.isAuthentic(vaultKey: key)
    #expect(!isAuthentic)
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
