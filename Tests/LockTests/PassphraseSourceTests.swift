import Foundation
import Testing

@testable import Lock

@Suite struct PassphraseSourceTests {
  /// What a reader of a pipe gets for these bytes: the passphrase, or the fault.
  static func fromPipe(_ bytes: [UInt8]) throws -> Result<[UInt8], LockError> {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    do throws(LockError) {
      return .success(
        copy(try PassphraseSource.readPassphrase(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)))
    } catch {
      return .failure(error)
    }
  }

  @Test(
    "one newline or CRLF at the end is not part of the passphrase, everything else is",
    arguments: [
      ("abc", "abc"), ("abc\n", "abc"), ("abc\r\n", "abc"), ("abc\r", "abc\r"), (" a  b \n", " a  b "),
      ("a\rb\n", "a\rb"),
      ("\u{E4}\n", "\u{E4}"), ("abc\r\r\n", "abc\r"), ("\r", "\r"),
    ])
  func takesOneLine(text: String, passphrase: String) throws {
    #expect(try Self.fromPipe(Array(text.utf8)) == .success(Array(passphrase.utf8)))
  }

  @Test(
    "an empty passphrase, a second line and bytes that are no text are refused",
    arguments: [
      ([], .empty), ([10], .empty), ([13, 10], .empty), ([97, 10, 10], .severalLines), ([97, 10, 98], .severalLines),
      ([10, 97], .severalLines), ([97, 10, 32], .severalLines), ([0xFF, 10], .notUTF8), ([0xC3, 10], .notUTF8),
    ] as [([UInt8], PassphraseFault)])
  func refuses(bytes: [UInt8], fault: PassphraseFault) throws {
    #expect(try Self.fromPipe(bytes) == .failure(.passphrase(fault)))
  }

  @Test("1024 bytes are read and 1025 are not")
  func boundsLength() throws {
    let longest = [UInt8](repeating: 97, count: 1024)
    #expect(try Self.fromPipe(longest) == .success(longest))
    #expect(try Self.fromPipe(longest + [10]) == .failure(.passphrase(.tooLong)))
    #expect(try Self.fromPipe([UInt8](repeating: 97, count: 30_000)) == .failure(.passphrase(.tooLong)))
  }

  @Test("a descriptor that is closed, a folder or a terminal is refused")
  func refusesDescriptors() throws {
    func fault(_ descriptor: Int32) -> LockError? {
      do throws(LockError) {
        _ = try PassphraseSource.readPassphrase(fileDescriptor: descriptor)
        return nil
      } catch { return error }
    }
    #expect(fault(-1) == .passphrase(.descriptorNotOpen))
    let folder = unsafe open("/", O_RDONLY | O_CLOEXEC)
    defer { close(folder) }
    #expect(fault(folder) == .passphrase(.notAFile))
    let terminal = try PseudoTerminal()
    #expect(fault(terminal.slave) == .passphrase(.descriptorIsTerminal))
  }

  @Test("a pipe that delivers in pieces is read to its end")
  func readsPieces() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      for piece in ["ab", "c", "d\n"] {
        usleep(20_000)
        writer.write(Data(piece.utf8))
      }
      try? writer.close()
    }
    #expect(copy(try PassphraseSource.readPassphrase(fileDescriptor: descriptor)) == Array("abcd".utf8))
  }
}

@Suite struct PassphraseFileTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vault-lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func file(_ name: [UInt8], _ text: String = "secret\n", mode: mode_t = 0o600) -> [UInt8] {
    let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name
    let descriptor = unsafe open(path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    _ = unsafe write(descriptor, text, text.utf8.count)
    fchmod(descriptor, mode)
    close(descriptor)
    return path
  }

  func file(_ name: String, _ text: String = "secret\n", mode: mode_t = 0o600) -> [UInt8] {
    file(Array(name.utf8), text, mode: mode)
  }

  /// `"ok"`, `"ok, others can read it"`, or the fault.
  func outcome(_ path: [UInt8], vault: [UInt8]? = nil) -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    return outcomeKeeping(path, vault: vault)
  }

  func outcomeKeeping(_ path: [UInt8], vault: [UInt8]? = nil) -> String {
    do throws(LockError) {
      let reading = try PassphraseSource.readPassphrase(path: path, vaultFolder: vault)
      guard copy(reading.passphrase) == Array("secret".utf8) else { return "another passphrase" }
      return reading.canBeReadByOthers ? "ok, others can read it" : "ok"
    } catch {
      guard case .passphrase(let fault) = error else { return "\(error)" }
      return "\(fault)"
    }
  }

  @Test(
    "what others can write is refused, what they can read is taken with a warning",
    arguments: [
      (0o600, "ok"), (0o400, "ok"), (0o700, "ok"), (0o640, "ok, others can read it"), (0o604, "ok, others can read it"),
      (0o620, "writableByOthers"), (0o602, "writableByOthers"), (0o666, "writableByOthers"),
    ] as [(mode_t, String)])
  func checksMode(mode: mode_t, expected: String) {
    #expect(outcome(file("passphrase", mode: mode)) == expected)
  }

  @Test("a file name is bytes, not text")
  func takesAnyName() {
    #expect(outcome(file([0xFF, 0x0A, 0x2D])) == "ok")
  }

  @Test("paths that lead to no file are told apart")
  func refusesPaths() {
    #expect(outcomeKeeping([]) == "fileNotReadable")
    #expect(outcomeKeeping(file("a") + [0, 98]) == "fileNotReadable")
    #expect(outcomeKeeping(Array("\(folder.path)/none".utf8)) == "fileNotFound")
    #expect(outcomeKeeping(file("a") + Array("/b".utf8)) == "fileNotFound")
    #expect(outcomeKeeping(Array("/dev/null".utf8)) == "notAFile")
    #expect(outcome(Array(folder.path.utf8)) == "notAFile")
  }

  @Test("a FIFO is read when its writer comes")
  func readsFIFO() throws {
    let path = "\(folder.path)/fifo"
    #expect(unsafe mkfifo(path, 0o600) == 0)
    Thread.detachNewThread {
      usleep(20_000)
      try? Data("secret\r\n".utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(outcome(Array(path.utf8)) == "ok")
  }

  @Test("a file in the vault is refused, by whatever path")
  func refusesInsideVault() throws {
    let vault = folder.appendingPathComponent("v")
    let deep = vault.appendingPathComponent("reports/x")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    let inside = file("v/reports/x/p")
    let outside = file("outside")
    let link = "\(folder.path)/link"
    #expect(unsafe symlink("v/reports/x/p", link) == 0)
    let folderLink = "\(folder.path)/other-name"
    #expect(unsafe symlink("v", folderLink) == 0)
    let linkInside = "\(vault.path)/to-outside"
    #expect(unsafe symlink("../outside", linkInside) == 0)
    let vaultPath = Array(vault.path.utf8)
    #expect(outcomeKeeping(inside, vault: vaultPath) == "insideVault")
    #expect(outcomeKeeping(Array(link.utf8), vault: vaultPath) == "insideVault")
    #expect(outcomeKeeping(Array("\(folderLink)/reports/x/p".utf8), vault: vaultPath) == "insideVault")
    #expect(outcomeKeeping(inside, vault: Array(folderLink.utf8)) == "insideVault")
    #expect(outcomeKeeping(Array(linkInside.utf8), vault: vaultPath) == "insideVault")
    #expect(outcomeKeeping(outside, vault: vaultPath) == "ok")
    #expect(outcome(outside, vault: Array("\(folder.path)/no-vault-yet".utf8)) == "ok")
  }

  @Test("a file of somebody else's is refused", .enabled(if: geteuid() == 0, "only root can give a file away"))
  func refusesForeignFile() {
    let path = file("foreign")
    #expect(unsafe chown(path.map { CChar(bitPattern: $0) } + [0], 12_345, 0) == 0)
    #expect(outcome(path) == "ownedByAnother")
  }
}
