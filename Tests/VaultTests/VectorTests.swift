import Foundation
import Lock
import Report
import Testing

@testable import Vault

/// A file of Tests/Vectors/container; its README says what the lines mean.
struct Vector: CustomTestStringConvertible {
  let name: String
  private let facts: [String: String]
  let stored: [UInt8]

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Vectors/container")

  static let all: [Vector] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".vector") }.sorted().compactMap { try? Vector(name: $0) }
  }()

  init(name: String) throws {
    self.name = name
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let end = try #require(zip(bytes, bytes.dropFirst()).enumerated().first { $1 == (0x0A, 0x0A) }?.offset)
    var facts: [String: String] = [:]
    for line in String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      facts[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.facts = facts
    stored = Array(bytes[(end + 2)...])
  }

  func text(_ fact: String) throws -> String { try #require(facts[fact], "\(fact) in \(name)") }
  func bytes(_ fact: String) throws -> [UInt8] { try #require(Hexadecimal.bytes(text(fact))) }
  func number(_ fact: String) throws -> UInt64 { try #require(UInt64(text(fact))) }

  func content() throws -> [UInt8]? {
    guard let content = facts["content"] else { return nil }
    return Fixture.noise(try #require(Int(content.dropFirst("noise ".count))))
  }

  func place() throws -> FilePlace {
    FilePlace(
      kind: try #require(FileKind(rawValue: UInt8(number("kind")))), fileID: try bytes("file-id"),
      generation: try number("generation"))
  }

  /// The sealed file: stored, or sealed here under the salt given.
  func sealed() throws -> [UInt8] {
    guard facts["salt"] != nil else { return stored }
    let place = try place()
    let content = try #require(try self.content())
    let header = SealedHeader(kind: place.kind, epoch: 0, fileID: place.fileID, generation: try number("generation"))
    var sealer = try Sealer(
      header: header, vaultID: bytes("vault-id"), inputKey: Fixture.secret(bytes("key")), vectorSalt: bytes("salt"))
    var output = sealer.prefix
    try content.lendBytes { bytes throws(LockError) in try sealer.append(bytes, into: &output) }
    _ = try sealer.finish(into: &output)
    return output
  }
}

@Suite struct VectorTests {
  @Test("there are vectors for every outcome of docs/format.md 2.5")
  func outcomes() throws {
    let outcomes = Set(try Vector.all.map { try $0.text("outcome") })
    #expect(
      outcomes == [
        "opens", "truncated", "not-sealed", "unknown-version", "unknown-algorithm", "misplaced", "bad-length",
        "wrong-key",
        "bad-body", "bad-padding",
      ])
    #expect(Vector.all.count > 60)
  }

  @Test("each vector comes to the outcome it states, and to no other", arguments: Vector.all)
  func outcome(vector: Vector) throws {
    let sealed = try vector.sealed()
    #expect(sealed.count == Int(try vector.number("sealed-bytes")))
    let digest = try sealed.lendBytes { bytes throws(LockError) in try SHA256Digest.of(bytes) }
    #expect(Hexadecimal.text(digest) == (try vector.text("sealed-sha256")))
    let key = try Fixture.secret(vector.bytes("key"))
    let place = try vector.place()
    let vaultID = try vector.bytes("vault-id")
    var opened: [UInt8]?
    var outcome = "opens"
    do throws(SealError) {
      let source = SealedBytes(bytes: sealed)
      let prefix = try SealedPrefix(of: source, as: place)
      opened = try Opener(source, prefix: prefix, vaultID: vaultID, inputKey: key).content()
    } catch {
      outcome = Self.name(of: error)
    }
    #expect(outcome == (try vector.text("outcome")))
    #expect(opened == (try vector.content()))
  }

  private static func name(of error: SealError) -> String {
    switch error {
    case .truncated: "truncated"
    case .notSealed: "not-sealed"
    case .unknownVersion: "unknown-version"
    case .unknownAlgorithm: "unknown-algorithm"
    case .misplaced: "misplaced"
    case .badLength: "bad-length"
    case .wrongKey: "wrong-key"
    case .badBody: "bad-body"
    case .badPadding: "bad-padding"
    case .tooLarge, .foreign, .notListed, .lock, .file: "\(error)"
    }
  }
}
