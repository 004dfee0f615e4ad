import Testing

@testable import Terminal

@Suite("Table")
struct TableTests {
  private func table() -> Table {
    var table = Table([.init("Id"), .init("Title", least: 8), .init("Values", alignsRight: true)])
    table.add(["3f2a91c0", "血糖 and more of a long title", "7"])
    table.add(["00112233", "short", "31"])
    return table
  }

  @Test("columns align by display width")
  func aligns() {
    #expect(
      table().lines(width: 60) == [
        "Id        Title                          Values",
        "3f2a91c0  血糖 and more of a long title       7",
        "00112233  short                              31",
      ])
  }

  @Test("a column that may be cut gives way first")
  func cuts() {
    #expect(
      table().lines(width: 32) == [
        "Id        Title           Values", "3f2a91c0  血糖 and more…       7", "00112233  short               31",
      ])
  }

  @Test("where nothing may be cut any more the fields stack, and fit")
  func stacks() {
    let lines = table().lines(width: 20)
    #expect(lines.first == "Id: 3f2a91c0")
    #expect(lines.contains("  Values: 31"))
  }

  @Test("fields stand below their names on a narrow terminal")
  func narrowFields() {
    let fields = [(name: "Laboratory", value: "a name that is quite long")]
    #expect(Fields.lines(fields, width: 60) == ["Laboratory:  a name that is quite long"])
    #expect(Fields.lines(fields, width: 24) == ["Laboratory:", "  a name that is quite", "  long"])
  }
}
