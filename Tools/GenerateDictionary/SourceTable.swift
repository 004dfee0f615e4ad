import FoundationEssentials

/// One TSV file of `Dictionary/`: the first line names the columns, no quoting, UTF-8.
struct SourceTable {
  struct Row {
    /// The line's number in the file, 1 for the header; for messages.
    var line: Int
    fileprivate var cells: [String: String]

    subscript(_ column: String) -> String { cells[column] ?? "" }

    /// A cell that holds several values, split at its separator, empty ones left out.
    func list(_ column: String, separator: Character) -> [String] {
      self[column].split(separator: separator).map(String.init)
    }
  }

  var name: String
  var rows: [Row]
  /// What is wrong with the file as a table; the rows concerned are left out.
  var faults: [String]

  init(name: String, text: String, columns: [String]) {
    self.name = name
    rows = []
    faults = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let header = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard header == columns else {
      faults.append("\(name):1: the columns are not \(columns.joined(separator: ", "))")
      return
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == columns.count else {
        faults.append("\(name):\(index + 1): \(cells.count) columns instead of \(columns.count)")
        continue
      }
      rows.append(Row(line: index + 1, cells: Dictionary(uniqueKeysWithValues: zip(columns, cells))))
    }
  }

  init(name: String, folder: String, columns: [String]) throws {
    let data = try Data(contentsOf: URL(filePath: folder + "/" + name))
    self.init(name: name, text: String(decoding: data, as: UTF8.self), columns: columns)
  }
}
