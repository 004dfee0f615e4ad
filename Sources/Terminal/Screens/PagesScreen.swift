package import Report

/// One stored file of a report, for `vault pages`.
package struct StoredFileLine: Sendable, Hashable {
  package var name: String
  package var bytes: Int
  package var sha256: String
  package var kind: SourceKind
  package var pages: Int

  package init(name: String, bytes: Int, sha256: String, kind: SourceKind, pages: Int) {
    self.name = name
    self.bytes = bytes
    self.sha256 = sha256
    self.kind = kind
    self.pages = pages
  }
}

/// One page of a stored report.
package struct StoredPage: Sendable, Hashable {
  package var number: Int
  /// Width and height in points, rounded; `nil` for a page that could not be read.
  package var width: Int?
  package var height: Int?
  package var rows: Int

  package init(number: Int, width: Int?, height: Int?, rows: Int) {
    self.number = number
    self.width = width
    self.height = height
    self.rows = rows
  }
}

/// What `vault pages` prints.
package enum PagesScreen {
  /// The lines for people, laid out for the width of the style.
  package static func lines(files: [StoredFileLine], pages: [StoredPage], _ style: Style) -> [String] {
    var lines = [style.bold(style.say(Label.files))]
    var fileTable = Table(
      [.init("", alignsRight: true), .init("", least: 12), .init(""), .init("", alignsRight: true), .init("")],
      showsHeadings: false)
    for (index, file) in files.enumerated() {
      fileTable.add([
        String(index + 1), TerminalText.escaped(file.name), style.say(Label.pageCount(file.pages)),
        "\(file.bytes) \(style.say(Label.size))", file.kind == .pdf ? "PDF" : file.kind.rawValue,
      ])
    }
    lines += fileTable.lines(width: style.width) + [""]
    for page in pages {
      let what = page.width == nil ? style.say(Label.unreadRow) : style.say(Label.rowCount(page.rows))
      lines.append(style.say(Label.pageNumber(page.number)) + ": " + what)
    }
    return lines
  }

  /// `vault.pages/1`.
  package static func json(id: ReportID, files: [StoredFileLine], pages: [StoredPage]) -> JSONValue {
    let fileValues = files.map { file in
      JSONValue.object([
        JSONMember("name", .string(file.name)), JSONMember("bytes", .integer(file.bytes)),
        JSONMember("sha256", .string(file.sha256)), JSONMember("kind", .string(file.kind.rawValue)),
        JSONMember("pages", .integer(file.pages)),
      ])
    }
    let pageValues = pages.map { page in
      JSONValue.object([
        JSONMember("page", .integer(page.number)),
        JSONMember("width", page.width.map { .integer($0) } ?? .null),
        JSONMember("height", page.height.map { .integer($0) } ?? .null),
        JSONMember("rows", .integer(page.rows)),
      ])
    }
    return .object([
      JSONMember("schema", .string("vault.pages/1")), JSONMember("id", .string(id.description)),
      JSONMember("files", .array(fileValues)), JSONMember("pages", .array(pageValues)),
    ])
  }
}
