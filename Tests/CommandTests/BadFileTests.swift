import Foundation
import Report
import Testing

@Suite("A document that cannot be taken")
struct BadFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var status: Int32
    var kind: String
    var testDescription: String { what }
  }

  static let cases = [
    Case(what: "a text file renamed .pdf", status: 65, kind: "not-a-document"),
    Case(what: "an empty file", status: 65, kind: "empty"),
    Case(what: "a truncated PDF", status: 65, kind: "damaged"),
    Case(what: "an encrypted PDF without password", status: 65, kind: "encrypted-pdf"),
    Case(what: "a directory", status: 65, kind: "not-a-file"),
    Case(what: "a FIFO", status: 65, kind: "not-a-file"),
    Case(what: "a device", status: 65, kind: "not-a-file"),
    Case(what: "a missing file", status: 66, kind: "file-missing"),
    Case(what: "a file larger than allowed", status: 65, kind: "too-large"),
  ]

  private func path(of bad: Case, in program: VaultProgram) throws -> String {
    switch bad.what {
    case "a text file renamed .pdf": return try program.write("text.pdf", Array("only words\n".utf8))
    case "an empty file": return try program.write("empty.pdf", [])
    case "a truncated PDF": return try program.write("cut.pdf", Array(Sheets.digital.prefix(2000)))
    case "an encrypted PDF without password": return try program.write("locked.pdf", Sheets.encrypted)
    case "a directory": return program.folder
    case "a device": return "/dev/zero"
    case "a FIFO":
      let path = program.folder + "/fifo"
      let isMade = unsafe mkfifo(path, 0o600) == 0
      #expect(isMade)
      return path
    case "a file larger than allowed":
      let path = try program.write("large.pdf", [0])
      let isGrown = unsafe truncate(path, 5 << 30) == 0
      #expect(isGrown)
      return path
    default: return program.folder + "/nothing.pdf"
    }
  }

  @Test("add refuses with its status and a sentence, stores nothing and leaves nothing")
  func add() throws {
    // One vault for all of them: making one costs the whole of Argon2.
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    let files = program.filesInVault().filter { $0 != "vault.lock" }
    for bad in Self.cases {
      let path = try path(of: bad, in: program)
      let run = try program.run("add", "--yes", "--lab-date", "2026-01-02", path)
      #expect(run.status == bad.status && run.output.isEmpty, "\(bad.what)")
      #expect(run.errorText.hasPrefix("vault: error: "), "\(bad.what)")
      let json = try program.run("add", "--json", "--yes", "--lab-date", "2026-01-02", path)
      #expect(try json.errorJSON()["kind"]?.stringValue == bad.kind, "\(bad.what)")
      #expect(try json.json()["refused"]?.arrayValue?.first?["kind"]?.stringValue == bad.kind, "\(bad.what)")
      #expect(program.filesInVault().filter { $0 != "vault.lock" } == files, "\(bad.what)")
    }
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 0)
  }

  @Test(
    "read prints a refusal on standard output and nothing on standard error, or an error where no file is",
    arguments: cases)
  func read(bad: Case) throws {
    let program = try VaultProgram()
    let run = try program.run("read", "--json", path(of: bad, in: program))
    #expect(run.status == bad.status)
    if bad.status == 65 {
      #expect(run.error.isEmpty)
      let refusal = try run.json()
      #expect(refusal.objectValue?.map(\.name) == ["schema", "reason", "message"])
      #expect(refusal["schema"]?.stringValue == "vault.refusal/1" && refusal["reason"]?.stringValue == bad.kind)
    } else {
      #expect(run.output.isEmpty)
      #expect(try run.errorJSON()["kind"]?.stringValue == bad.kind)
    }
  }

  @Test("a file that may not be read is 66")
  func unreadable() throws {
    let program = try VaultProgram()
    let path = try program.write("shut.pdf", Sheets.digital, mode: 0)
    guard geteuid() == 0 else {
      #expect(try program.run("read", path).status == 66)
      return
    }
    // Root may read everything: it asks as somebody else, with a copy of the program that he can reach.
    let copy = program.folder + "/vault-copy"
    try FileManager.default.copyItem(atPath: VaultProgram.path, toPath: copy)
    for item in [program.folder, copy] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: item)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setpriv")
    process.arguments = ["--reuid", "65534", "--regid", "65534", "--clear-groups", copy, "read", path]
    process.environment = program.environment
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 66 && text.contains("may not be read"))
  }

  @Test("a limit on file sizes is 74, and does not blame the document")
  func fileSizeLimit() throws {
    let program = try VaultProgram()
    try program.write("sheet.pdf", Sheets.digital)
    let process = Process()
    let error = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f 8; exec \"$0\" read --lang en sheet.pdf", VaultProgram.path]
    process.environment = program.environment
    process.currentDirectoryURL = URL(filePath: program.folder)
    process.standardError = error
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74 && !text.contains("sheet.pdf"), "\(text)")
  }

  static let names: [[UInt8]] = [
    Array("new\nline.pdf".utf8), Array("-dash.pdf".utf8), [0x62, 0xFF, 0xFE, 0x2E, 0x70, 0x64, 0x66],
    Array("sp ace 'q\"$.pdf".utf8),
    Array(repeating: 0x61, count: 255),
  ]

  @Test("a document with an odd name is stored under that name, shown escaped")
  func oddNames() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    for (number, name) in Self.names.enumerated() {
      // A comment at the end makes each a document of its own.
      let sheet = try program.write("sheet.pdf", Sheets.digital + Array("%\(number)\n".utf8))
      let target = Array((program.folder + "/").utf8) + name
      let isRenamed = unsafe rename(sheet, target.map { CChar(bitPattern: $0) } + [0]) == 0
      #expect(isRenamed)
      // A name that begins with a dash is an operand after `--` only.
      let run = try program.run(raw: [Array("add".utf8), Array("--yes".utf8), Array("--".utf8), name])
      #expect(run.status == 0, "\(run.errorText)")
      #expect(run.errorText.split(separator: "\n").first?.hasPrefix("Stored") == true)
      #expect(!run.errorText.contains("\u{FFFD}"))
      let id = run.outputText.trimmingCharacters(in: .newlines)
      #expect(try program.run("pages", id).outputText.contains("2 pages"))
    }
  }

  @Test("a name with a leading dash and no -- is an unknown option")
  func leadingDash() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    #expect(try program.run("add", "--yes", "-dash.pdf").status == 64)
  }

  @Test("one bad document among good ones stops none of them, and the status is its own")
  func severalDocuments() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("one.pdf", Sheets.digital)
    try program.write("two.pdf", Sheets.otherDigital)
    let run = try program.run("add", "--json", "--yes", "one.pdf", "nothing.pdf", "two.pdf")
    #expect(run.status == 66)
    let json = try run.json()
    #expect(json["reports"]?.arrayValue?.count == 2 && json["refused"]?.arrayValue?.count == 1)
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 2)
  }

  @Test("a document inside a checkout is refused, also through a link and .., and nothing is read")
  func checkout() throws {
    let program = try VaultProgram()
    try FileManager.default.createDirectory(atPath: program.folder + "/work/deep", withIntermediateDirectories: true)
    try program.write("work/.vault-checkout", [])
    try program.write("work/deep/sheet.pdf", Sheets.digital)
    try FileManager.default.createSymbolicLink(
      atPath: program.folder + "/link.pdf", withDestinationPath: "work/deep/sheet.pdf")
    for path in ["work/deep/sheet.pdf", "link.pdf", "work/../work/deep/sheet.pdf"] {
      let run = try program.run("read", "--json", path)
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(try run.errorJSON()["kind"]?.stringValue == "inside-checkout")
    }
  }
}
