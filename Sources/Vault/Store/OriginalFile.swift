/// What one of a report's kept files is.
package enum OriginalRole: String, Sendable, Hashable {
  /// The file exactly as it came.
  case original
  /// A readable copy of the password-protected file before it.
  case decrypted
}

/// What is known of a kept file without its bytes.
package struct OriginalFacts: Sendable, Hashable {
  /// The last component of its path, as the system had it; untrusted.
  package var name: [UInt8]
  /// Its length.
  package var count: UInt64
  /// SHA-256 of its bytes, 32 bytes, taken before any reader saw them.
  package var sha256: [UInt8]
  package var role: OriginalRole

  package init(name: [UInt8], count: UInt64, sha256: [UInt8], role: OriginalRole = .original) {
    self.name = name
    self.count = count
    self.sha256 = sha256
    self.role = role
  }
}

/// A file to be kept with a report.
package struct OriginalFile: Sendable {
  /// Where the bytes are taken from while they are sealed.
  package enum Content: Sendable {
    case bytes([UInt8])
    /// An open memory file of that length, read from its start; it stays open and is not changed meanwhile.
    case descriptor(Int32, count: UInt64)

    var count: UInt64 {
      switch self {
      case .bytes(let bytes): UInt64(bytes.count)
      case .descriptor(_, let count): count
      }
    }
  }

  package var name: [UInt8]
  package var content: Content
  package var sha256: [UInt8]
  package var role: OriginalRole

  /// - Parameters:
  ///   - name: The last component of its path, as bytes.
  ///   - content: The bytes, exactly as they came.
  ///   - sha256: 32 bytes, taken by the caller before any reader saw the file.
  ///   - role: Whether this is the file itself or a readable copy of the one before.
  package init(name: [UInt8], content: Content, sha256: [UInt8], role: OriginalRole = .original) {
    self.name = name
    self.content = content
    self.sha256 = sha256
    self.role = role
  }

  var facts: OriginalFacts { OriginalFacts(name: name, count: content.count, sha256: sha256, role: role) }
}
