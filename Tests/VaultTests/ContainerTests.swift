import Lock
import Testing

@testable import Vault

@Suite struct PaddingTests {
  @Test(
    "the padded length is the least Padmé value above content and trailer",
    arguments: [
      (0, 8), (1, 10), (2, 10), (1_000, 1_024), (16_375, 16_384), (16_376, 16_384), (16_377, 17_408), (16_384, 17_408),
      (524_279, 524_288), (524_280, 524_288), (524_281, 540_672), (524_288, 540_672),
    ])
  func padded(content: UInt64, plaintext: UInt64) {
    #expect(Padding.plaintextCount(forContent: content) == plaintext)
  }

  @Test("a length that no file can have is refused instead of overflowing")
  func overflow() {
    #expect(Padding.plaintextCount(forContent: .max) == nil)
    #expect(ChunkLayout.fileCount(forContent: 1 << 60) == nil)
  }

  @Test("padding adds at most 12 % and never shrinks")
  func bounds() throws {
    for count in stride(from: UInt64(0), to: 3_000_000, by: 977) {
      let padded = try #require(Padding.plaintextCount(forContent: count))
      #expect(padded >= count + 8)
      #expect(Double(padded) <= Double(count + 8) * 1.13)
    }
  }
}

@Suite struct ChunkLayoutTests {
  @Test(
    "a file that ends where a chunk ends has lost its end mark",
    arguments: [0, 40, 95, 96, 96 + 16_400, 96 + 5 * 16_400])
  func truncated(count: UInt64) {
    #expect(throws: SealError.truncated) { try ChunkLayout(fileCount: count) }
  }

  @Test("a rest too short for a tag is no length", arguments: [97, 111, 96 + 16_400 + 1, 96 + 16_400 + 15])
  func badLength(count: UInt64) {
    #expect(throws: SealError.badLength) { try ChunkLayout(fileCount: count) }
  }

  @Test("the length of a file says where its chunks lie")
  func places() throws {
    let layout = try ChunkLayout(fileCount: 96 + 16_400 + 1_040)
    #expect(layout.fullChunks == 1)
    #expect(layout.plaintextCount == 17_408)
    #expect(layout.place(of: 0) == (96, 16_400))
    #expect(layout.place(of: 1) == (16_496, 1_040))
  }

  @Test(
    "the sizes in docs/format.md 2.4 are those of this program",
    arguments: [
      (0, 120), (1, 122), (1_000, 1_136), (16_375, 16_512), (16_376, 16_512), (16_377, 17_536), (16_384, 17_536),
      (524_280, 524_912), (524_288, 541_312),
    ])
  func documentedSizes(content: UInt64, file: UInt64) throws {
    #expect(ChunkLayout.fileCount(forContent: content) == file)
    let sealed = try Sealed.make([UInt8](repeating: 0x61, count: Int(content)))
    #expect(sealed.count == Int(file))
  }
}

/// Sealing and opening in memory under fixed keys.
enum Sealed {
  static let place = FilePlace(kind: .record, fileID: [UInt8](repeating: 3, count: 16), generation: 4)

  static func make(_ content: [UInt8], pieces: Int = .max) throws -> [UInt8] {
    let header = SealedHeader(kind: .record, epoch: 1, fileID: place.fileID, generation: 4)
    var sealer = try Sealer(
      header: header, vaultID: Fixture.vaultID, inputKey: Fixture.secret([UInt8](repeating: 9, count: 32)))
    var output = sealer.prefix
    var next = 0
    while next < content.count {
      let end = content.count - next > pieces ? next + pieces : content.count
      try content.lendBytes { bytes throws(LockError) in
        try sealer.append(bytes.extracting(next..<end), into: &output)
      }
      next = end
    }
    let count = try sealer.finish(into: &output)
    #expect(count == UInt64(output.count))
    return output
  }

  static func opener(
    _ bytes: [UInt8], as place: FilePlace = place, key: UInt8 = 9
  ) throws(SealError) -> Opener<SealedBytes> {
    let source = SealedBytes(bytes: bytes)
    let prefix = try SealedPrefix(of: source, as: place)
    let key = try SealError.locked(
      [UInt8](repeating: key, count: 32).lendBytes { bytes throws(LockError) in
        try SecretBytes(copying: bytes)
      })
    return try Opener(source, prefix: prefix, vaultID: Fixture.vaultID, inputKey: key)
  }

  static func open(_ bytes: [UInt8], as place: FilePlace = place, key: UInt8 = 9) throws(SealError) -> [UInt8] {
    try opener(bytes, as: place, key: key).content()
  }
}

@Suite struct SealingTests {
  @Test(
    "what was sealed comes out again",
    arguments: [
      0, 1, 2, 8, 16_375, 16_376, 16_377, 16_383, 16_384, 16_385, 32_760, 40_000, 524_280, 524_288, 1_200_000,
    ])
  func roundTrip(count: Int) throws {
    let content = Fixture.noise(count)
    #expect(try Sealed.open(Sealed.make(content)) == content)
  }

  @Test(
    "the size of the pieces makes no difference to the length or the content",
    arguments: [1, 7, 16_384, 16_385, 30_000])
  func pieces(count: Int) throws {
    let content = Fixture.noise(50_000)
    let sealed = try Sealed.make(content, pieces: count)
    #expect(sealed.count == (try Sealed.make(content)).count)
    #expect(try Sealed.open(sealed) == content)
  }

  @Test("two seals of one content share neither salt nor ciphertext")
  func salts() throws {
    let (one, other) = (try Sealed.make(Fixture.noise(100)), try Sealed.make(Fixture.noise(100)))
    #expect(one[40..<64] != other[40..<64])
    #expect(one[96...] != other[96...])
  }

  @Test(
    "any part can be opened by itself",
    arguments: [
      0..<1, 0..<16_384, 16_383..<16_385, 16_384..<32_768, 39_999..<40_000, 0..<40_000, 20_000..<90_000,
      40_000..<40_001, 5..<5,
    ])
  func parts(range: Range<Int>) throws {
    let content = Fixture.noise(40_000)
    let opener = try Sealed.opener(Sealed.make(content))
    let expected = Array(content[range.clamped(to: 0..<40_000)])
    #expect(try opener.content(in: UInt64(range.lowerBound)..<UInt64(range.upperBound)) == expected)
    #expect(try opener.contentCount() == 40_000)
  }

  @Test("the length is found where it lies across two chunks, or before an empty last one")
  func splitTrailer() throws {
    // Padmé lengths are multiples of 2^z, so only the empty last chunk can part the length from the end.
    for count in [16_376, 524_280] {
      let opener = try Sealed.opener(Sealed.make(Fixture.noise(count)))
      #expect(try opener.contentCount() == UInt64(count))
    }
  }

  @Test("a part reads only the chunks it lies in and those with the length")
  func readsNoMore() throws {
    let sealed = try Sealed.make(Fixture.noise(200_000))
    let source = CountingSource(SealedBytes(bytes: sealed))
    let log = source.log
    let prefix = try SealedPrefix(of: source, as: Sealed.place)
    let key = try Fixture.secret([UInt8](repeating: 9, count: 32))
    let opener = try Opener(source, prefix: prefix, vaultID: Fixture.vaultID, inputKey: key)
    log.total = 0
    _ = try opener.content(in: 100_000..<100_010)
    #expect(log.total <= 2 * 16_400)
  }

  @Test("a changed bit anywhere in a file of three chunks is refused, whole and in part")
  func everyByte() throws {
    let sealed = try Sealed.make(Fixture.noise(33_000))
    #expect(try ChunkLayout(fileCount: UInt64(sealed.count)).fullChunks == 2)
    var refused = 0
    for position in sealed.indices {
      var changed = sealed
      changed[position] ^= 1 << UInt8(position % 8)
      do throws(SealError) {
        _ = try Sealed.open(changed)
      } catch {
        refused += 1
        let expected: SealError? =
          position >= 96 ? .badBody(chunk: UInt64((position - 96) / 16_400)) : position >= 40 ? .wrongKey : nil
        if let expected { #expect(error == expected) }
      }
    }
    #expect(refused == sealed.count)
  }

  @Test("every shorter file is refused")
  func everyTruncation() throws {
    let sealed = try Sealed.make(Fixture.noise(33_000))
    var opened = 0
    for count in 0..<sealed.count where count < 200 || count % 61 == 0 || count % 16_400 > 16_350 {
      if (try? Sealed.open(Array(sealed[..<count]))) != nil { opened += 1 }
    }
    #expect(opened == 0)
  }

  @Test("chunks that change places are refused")
  func swappedChunks() throws {
    let sealed = try Sealed.make(Fixture.noise(33_000))
    let swapped =
      Array(sealed[..<96]) + Array(sealed[16_496..<32_896]) + Array(sealed[96..<16_496]) + Array(sealed[32_896...])
    #expect(throws: SealError.badBody(chunk: 0)) { try Sealed.open(swapped) }
  }

  @Test("a file is not opened as another kind, another report's or another generation's")
  func misplaced() throws {
    let sealed = try Sealed.make([1, 2, 3])
    let (id, other) = (Sealed.place.fileID, [UInt8](repeating: 4, count: 16))
    for place in [
      FilePlace(kind: .scan, fileID: id, generation: 4), FilePlace(kind: .record, fileID: other, generation: 4),
      FilePlace(kind: .record, fileID: id, generation: 3),
    ] {
      #expect(throws: SealError.misplaced) { try Sealed.open(sealed, as: place) }
    }
  }

  @Test("another key is refused before any chunk is opened")
  func wrongKey() throws {
    let sealed = try Sealed.make([1, 2, 3])
    #expect(throws: SealError.wrongKey) { try Sealed.open(sealed, key: 8) }
  }
}

/// Counts the bytes read from another source.
struct CountingSource: SealedSource {
  final class Log {
    var total = 0
  }

  let log = Log()
  private let source: SealedBytes

  init(_ source: SealedBytes) {
    self.source = source
  }

  var count: UInt64 { source.count }

  func read(at offset: UInt64, count: Int) -> [UInt8] {
    let bytes = source.read(at: offset, count: count)
    log.total += bytes.count
    return bytes
  }
}
