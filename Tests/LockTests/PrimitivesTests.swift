import Testing

@testable import Lock

@Suite struct PrimitivesTests {
  @Test("key derivation agrees with the vectors", arguments: Vectors.rows("hkdf-sha512-expand.tsv"))
  func derives(row: [String]) throws {
    let key = try secret(bytes(row[1]))
    let output = try HKDFSHA512.expand(key: key, info: bytes(row[2]), count: row[3].utf8.count / 2)
    #expect(hexadecimal(copy(output)) == row[3])
  }

  @Test("key derivation refuses lengths that RFC 5869 does not allow", arguments: [-1, 0, 16_321])
  func refusesLengths(count: Int) throws {
    let key = try secret([1])
    #expect(throws: LockError.wrongLength("HKDF output")) {
      _ = try HKDFSHA512.expand(key: key, info: [], count: count)
    }
    #expect(try HKDFSHA512.expand(key: key, info: [], count: 16_320).count == 16_320)
  }

  @Test("sealing and opening agree with the vectors", arguments: Vectors.rows("aes-256-gcm.tsv"))
  func sealsAndOpens(row: [String]) throws {
    let cipher = try AES256GCM(key: secret(bytes(row[1])))
    let nonce = bytes(row[2])
    let associated = bytes(row[3])
    var sealed: [UInt8] = [1, 2]
    try bytes(row[4]).lendBytes { plain throws(LockError) in
      try cipher.seal(nonce: nonce, associatedData: associated, plaintext: plain, into: &sealed)
    }
    #expect(hexadecimal(sealed) == "0102" + row[5])
    var opened: [UInt8] = [3]
    try bytes(row[5]).lendBytes { text throws(LockError) in
      try cipher.open(nonce: nonce, associatedData: associated, sealed: text, into: &opened)
    }
    #expect(hexadecimal(opened) == "03" + row[4])
    let secretly = try bytes(row[5]).lendBytes { text throws(LockError) in
      try cipher.openSecret(nonce: nonce, associatedData: associated, sealed: text)
    }
    #expect(hexadecimal(copy(secretly)) == row[4])
  }

  @Test("one changed bit anywhere opens nothing, and the output stays as it was")
  func releasesNothingUnproved() throws {
    let cipher = try AES256GCM(key: secret([UInt8](repeating: 5, count: 32)))
    let nonce = [UInt8](repeating: 1, count: 12)
    var sealed: [UInt8] = []
    try [UInt8](repeating: 9, count: 50).lendBytes { plain throws(LockError) in
      try cipher.seal(nonce: nonce, associatedData: [1], plaintext: plain, into: &sealed)
    }
    var opened: [UInt8] = [42]
    for position in sealed.indices {
      var damaged = sealed
      damaged[position] ^= 1
      #expect(throws: LockError.notAuthentic) {
        try damaged.lendBytes { text throws(LockError) in
          try cipher.open(nonce: nonce, associatedData: [1], sealed: text, into: &opened)
        }
      }
      #expect(opened == [42])
    }
    for (otherNonce, associated, count) in [
      ([UInt8](repeating: 2, count: 12), [1], 66), (nonce, [2], 66), (nonce, [], 66), (nonce, [1], 65), (nonce, [1], 3),
    ] as [([UInt8], [UInt8], Int)] {
      #expect(throws: LockError.notAuthentic) {
        try Array(sealed.prefix(count)).lendBytes { text throws(LockError) in
          try cipher.open(nonce: otherNonce, associatedData: associated, sealed: text, into: &opened)
        }
      }
    }
    try sealed.lendBytes { text throws(LockError) in
      try cipher.open(nonce: nonce, associatedData: [1], sealed: text, into: &opened)
    }
    #expect(opened == [42] + [UInt8](repeating: 9, count: 50))
  }

  @Test("keys and nonces of another length are refused")
  func refusesKeyLengths() throws {
    for count in [0, 16, 31, 33] {
      #expect(throws: LockError.wrongLength("AES-256 key")) {
        _ = try AES256GCM(key: secret([UInt8](repeating: 0, count: count)))
      }
    }
    let cipher = try AES256GCM(key: secret([UInt8](repeating: 0, count: 32)))
    var output: [UInt8] = []
    #expect(throws: LockError.wrongLength("AES-GCM nonce")) {
      try [UInt8]().lendBytes { plain throws(LockError) in
        try cipher.seal(nonce: [0], associatedData: [], plaintext: plain, into: &output)
      }
    }
    #expect(output.isEmpty)
  }

  @Test("digests agree with the vectors, at once and byte by byte", arguments: Vectors.rows("sha256.tsv"))
  func digests(row: [String]) throws {
    let text = bytes(row[0])
    #expect(hexadecimal(try text.lendBytes { span throws(LockError) in try SHA256Digest.of(span) }) == row[1])
    var parts = try SHA256Digest()
    for byte in text { try [byte].lendBytes { span throws(LockError) in try parts.update(span) } }
    #expect(hexadecimal(try parts.finish()) == row[1])
  }

  @Test("authentication codes agree with the vectors", arguments: Vectors.rows("hmac-sha256.tsv"))
  func authenticates(row: [String]) throws {
    let key = try secret(bytes(row[0]))
    let tag = try bytes(row[1]).lendBytes { text throws(LockError) in try HMACSHA256.tag(key: key, over: text) }
    #expect(hexadecimal(tag) == row[2])
    let isValid = try bytes(row[1] + "00").lendBytes { text throws(LockError) in
      try HMACSHA256.isValid(tag, over: text, key: key)
    }
    #expect(!isValid)
  }

  @Test(
    "the vector files are there",
    arguments: ["hkdf-sha512-expand.tsv", "aes-256-gcm.tsv", "sha256.tsv", "hmac-sha256.tsv"])
  func findsVectors(name: String) {
    #expect(Vectors.rows(name).count >= 4)
  }
}
