/// Names and values below each other, `Lab date:  2026-03-14`.
package enum Fields {
  /// The lines of the fields; on a narrow terminal the value stands below its name.
  package static func lines(_ fields: [(name: String, value: String)], width: Int, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let column = fields.reduce(0) { max($0, DisplayWidth.of($1.name)) } + 3
    return fields.flatMap { name, value -> [String] in
      let room = width - indent - column
      let longestWord = value.split(separator: " ").reduce(0) { max($0, DisplayWidth.of($1)) }
      if room < 20 || longestWord > room {
        let oneLine = name + ": " + value
        if DisplayWidth.of(oneLine) + indent <= width { return [margin + oneLine] }
        return [margin + name + ":"] + Wrapping.lines(of: value, width: width, indent: indent + 2)
      }
      let wrapped = Wrapping.lines(of: value, width: room)
      let first = margin + DisplayWidth.padded(name + ":", to: column) + (wrapped.first ?? "")
      let hanging = String(repeating: " ", count: indent + column)
      return [first] + wrapped.dropFirst().map { hanging + $0 }
    }
  }
}
