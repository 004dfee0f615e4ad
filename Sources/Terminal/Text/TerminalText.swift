/// Makes text that came from outside safe to show at a terminal: nothing in it can move the cursor, hide or reorder.
package enum TerminalText {
  /// The text with control, bidirectional, zero-width and unassigned characters shown as `\u{…}` and a line break as `\n`.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) { shown += escape(for: scalar) } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }

  /// Bytes of a name, with those that are not UTF-8 shown as `\xFF`.
  package static func escaped(bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return escaped(text) }
    var shown = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = (1...4).first { count in
        count <= rest.count && String(validating: rest.prefix(count), as: UTF8.self)?.unicodeScalars.count == 1
      }
      if let length {
        shown += escaped(String(decoding: rest.prefix(length), as: UTF8.self))
        rest = rest.dropFirst(length)
      } else if let byte = rest.popFirst() {
        shown += "\\x" + hexadecimal(UInt32(byte), width: 2)
      }
    }
    return shown
  }

  /// JSON that is the same to every parser and harmless at a terminal: such characters become `\uXXXX`.
  package static func harmless(json: String) -> String {
    guard json.unicodeScalars.contains(where: mustBeEscaped) else { return json }
    var shown = ""
    for scalar in json.unicodeScalars {
      guard mustBeEscaped(scalar) else {
        shown.unicodeScalars.append(scalar)
        continue
      }
      // RFC 8259, 7: characters beyond the basic plane are written as a surrogate pair.
      for unit in String(scalar).utf16 { shown += "\\u" + hexadecimal(UInt32(unit), width: 4) }
    }
    return shown
  }

  static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: return true
    // Blank letters that look like nothing and take part in look-alike names.
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func escape(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{" + hexadecimal(scalar.value, width: 1) + "}"
    }
  }

  private static func hexadecimal(_ value: UInt32, width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
