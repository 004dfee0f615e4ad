import Foundation
import Report
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("vault alone prints the short help and ends with 64")
  func alone() throws {
    let run = try VaultProgram().run()
    #expect(run.status == 64 && run.error.isEmpty && run.outputText.contains("vault help COMMAND"))
  }

  @Test("--help anywhere prints help and ends with 0, for every command", arguments: ["--help", "-h"])
  func help(flag: String) throws {
    let program = try VaultProgram()
    let commands = try #require(try program.run("help", "--json").json()["commands"]?.arrayValue)
    for name in commands.compactMap({ $0["name"]?.stringValue }) {
      let run = try program.run(name, "--nonsense", flag)
      #expect(run.status == 0 && run.error.isEmpty && run.outputText.hasPrefix("vault \(name)"), "\(name)")
      #expect(try program.run("help", name).output == run.output)
    }
    #expect(try program.run(flag).status == 0)
  }

  @Test("--version prints one line, and as JSON one object")
  func version() throws {
    let program = try VaultProgram()
    let line = try program.run("--version")
    #expect(line.status == 0 && line.outputText.split(separator: "\n").count == 1)
    #expect(try program.run("version").output == line.output)
    #expect(try program.run("version", "--json").json()["schema"]?.stringValue == "vault.version/1")
  }

  @Test("a mistake is one object with --json, wherever it stands on the line")
  func jsonErrors() throws {
    let run = try VaultProgram().run("--json", "lst")
    #expect(run.status == 64 && run.output.isEmpty)
    let error = try run.errorJSON()
    #expect(error["schema"]?.stringValue == "vault.error/1" && error["status"]?.integerValue == 64)
    #expect(error["hint"]?.stringValue?.contains("list") == true)
  }

  @Test("the language follows --lang before the locale", arguments: [("C.UTF-8", "de"), ("de_DE.UTF-8", "")])
  func language(locale: String, option: String) throws {
    let program = try VaultProgram()
    program.environment["LANG"] = locale
    let run = try option.isEmpty ? program.run("list") : program.run("list", "--lang", option)
    #expect(run.errorText.contains("gibt es keinen Tresor"))
  }

  @Test("the vault's folder: option, VAULT_DIR, absolute XDG_DATA_HOME, HOME; a relative XDG_DATA_HOME is ignored")
  func folders() throws {
    let program = try VaultProgram()
    func place(_ arguments: String...) throws -> String {
      try program.run(raw: (arguments + ["list"]).map { Array($0.utf8) }).errorText
    }
    #expect(try place().contains(program.folder + "/.local/share/vault"))
    program.environment["XDG_DATA_HOME"] = "relative"
    #expect(try place().contains(program.folder + "/.local/share/vault"))
    program.environment["XDG_DATA_HOME"] = program.folder + "/data"
    #expect(try place().contains(program.folder + "/data/vault"))
    program.environment["VAULT_DIR"] = program.folder + "/other"
    #expect(try place().contains(program.folder + "/other"))
    #expect(try place("--vault", program.folder + "/third").contains(program.folder + "/third"))
  }

  @Test("without HOME and without a folder the command says what to name")
  func noHome() throws {
    let program = try VaultProgram()
    program.environment["HOME"] = nil
    let run = try program.run("list")
    #expect(run.status == 64 && run.errorText.contains("VAULT_DIR"))
  }

  @Test("hostile variables change nothing")
  func environment() throws {
    let program = try VaultProgram()
    for name in ["SSLKEYLOGFILE", "OPENSSL_CONF", "TESSDATA_PREFIX", "FONTCONFIG_FILE", "TMPDIR", "XDG_RUNTIME_DIR"] {
      program.environment[name] = program.folder + "/trap"
    }
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    #expect(try program.run("add", "--yes", "sheet.pdf").status == 0)
    #expect(!FileManager.default.fileExists(atPath: program.folder + "/trap"))
  }

  @Test("a closed pipe ends the command without a word")
  func closedPipe() throws {
    let program = try VaultProgram()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      "\"$VAULT_UNDER_TEST\" help | true; sleep 0.1; { sleep 0.2; \"$VAULT_UNDER_TEST\" help; echo \"status $?\" >&2; } | true",
    ]
    process.environment = program.environment.merging(["VAULT_UNDER_TEST": VaultProgram.path]) { $1 }
    let error = Pipe()
    process.standardError = error
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "status 141\n")
  }

  @Test("a passphrase source that is not safe is refused by its reason")
  func passphraseSources() throws {
    let program = try VaultProgram()
    let cases: [(name: String, bytes: [UInt8], mode: Int, kind: String)] = [
      ("shared", Array("long enough words\n".utf8), 0o622, "passphrase-file-unsafe"),
      ("two", Array("first line\nsecond line\n".utf8), 0o600, "passphrase-unusable"),
      ("empty", [], 0o600, "passphrase-unusable"), ("binary", [0xFF, 0xFE, 0x41], 0o600, "passphrase-unusable"),
      ("long", Array(repeating: 0x61, count: 2000), 0o600, "passphrase-unusable"),
    ]
    for item in cases {
      try program.write(item.name, item.bytes, mode: item.mode)
      let run = try program.run("init", "--json", "--yes", "--passphrase-file", item.name)
      #expect(run.status == 64, "\(item.name)")
      #expect(try run.errorJSON()["kind"]?.stringValue == item.kind, "\(item.name)")
    }
    #expect(try program.run("init", "--yes", "--passphrase-file", "nowhere").status == 66)
    #expect(program.filesInVault().isEmpty)
  }

  @Test("umask 000 still gives a folder of 0700")
  func umask() throws {
    let program = try VaultProgram()
    try program.makeVault()
    let attributes = try FileManager.default.attributesOfItem(atPath: program.vaultFolder)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
