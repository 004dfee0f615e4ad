import CConfine
import Foundation
import Report
import Testing

@testable import Reader

@Suite("How a reader is confined")
struct ConfineLayerTests {
  @Test("every required step is reported, and Landlock where the kernel has it")
  func reportsRequiredSteps() throws {
    let report = try ConfineProbeRun.reader().confinement()
    #expect(report.missing == [])
    #expect(report.steps.isSuperset(of: .required))
    #expect(report.steps.contains(.landlock) == (confine_landlock_version() > 0))
    #expect(report.landlockVersion == Int(confine_landlock_version()))
  }

  @Test("without namespaces, as in a container that forbids them, a reader still reads")
  func readsWithoutNamespaces() throws {
    let reader = ConfineProbeRun.reader(skipping: .namespaces)
    #expect(try reader.confinement().steps.isDisjoint(with: .namespaces))
    #expect(try reader.read(document: ConfineProbeRun.document(["read", "read"])).pages.count == 2)
  }

  @Test(
    "each namespace step can be missing by itself",
    arguments: [
      ConfinementSteps.userNamespace, .pidNamespace, .networkNamespace, .ipcNamespace, .mountNamespace,
    ])
  func eachNamespaceIsOptional(step: ConfinementSteps) throws {
    let reader = ConfineProbeRun.reader(skipping: step)
    #expect(!(try reader.confinement().steps.contains(step)))
    #expect(try reader.read(document: ConfineProbeRun.document(["read"])).pages.count == 1)
  }

  @Test("without Landlock a reader still reads")
  func readsWithoutLandlock() throws {
    let reader = ConfineProbeRun.reader(skipping: .landlock)
    #expect(!(try reader.confinement().steps.contains(.landlock)))
    #expect(try reader.read(document: ConfineProbeRun.document(["read"])).pages.count == 1)
  }

  @Test("without the filter nothing is opened")
  func refusesWithoutFilter() throws {
    let reader = ConfineProbeRun.reader(skipping: .filter)
    #expect(throws: ReaderError.sandboxUnavailable(missing: ["filter"])) {
      try reader.read(document: ConfineProbeRun.document(["read"]))
    }
  }

  @Test(
    "without any other required step nothing is opened",
    arguments: [
      ("limits", ConfinementSteps.limits), ("no-capabilities", .noCapabilities),
      ("not-dumpable", .notDumpable),
    ])
  func refusesWithoutRequired(name: String, step: ConfinementSteps) throws {
    let reader = ConfineProbeRun.reader(skipping: step)
    #expect(throws: ReaderError.sandboxUnavailable(missing: [name])) {
      try reader.read(document: ConfineProbeRun.document(["read"]))
    }
  }

  @Test("without no-new-privileges nothing is opened")
  func refusesWithoutNoNewPrivileges() throws {
    let reader = ConfineProbeRun.reader(skipping: .noNewPrivileges)
    let error = #expect(throws: ReaderError.self) {
      try reader.read(document: ConfineProbeRun.document(["read"]))
    }
    // Landlock asks for it and is missed first, unless this process has it from its own start.
    let missed = [["landlock"], ["no-new-privileges"]].map { ReaderError.sandboxUnavailable(missing: $0) }
    #expect(error.map { missed.contains($0) } == true)
  }

  @Test("a program that is no reader is no sandbox")
  func refusesForeignProgram() throws {
    var reader = ConfineProbeRun.reader()
    reader.program = "/bin/true"
    #expect(throws: ReaderError.sandboxUnavailable(missing: ["start"])) {
      try reader.read(document: ConfineProbeRun.document(["read"]))
    }
  }

  @Test("a reader is born with five descriptors, an environment of ours and nothing else")
  func inheritsNothing() throws {
    unsafe setenv("VAULT_PROBE_SECRET", "1", 1)
    let font = try SealedMemoryFile(copying: Array("OTTO....".utf8))
    let model = try SealedMemoryFile(copying: Array("model".utf8))
    let resources = ReaderResources(models: [("deu", model)], fonts: [("Plain.otf", font)])
    let run = try ConfineProbeRun(["surroundings"], resources: resources)
    let notes = Set(run.scan.pages.first?.notes ?? [])
    let expected: Set<String> = [
      "model deu 5", "environment LANG=C", "environment LC_ALL=C", "environment OMP_THREAD_LIMIT=1",
      "environment OMP_NUM_THREADS=1", "environment SWIFT_BACKTRACE=enable=no", "descriptor 0", "descriptor 1",
      "descriptor 2", "descriptor 3",
      "descriptor 4", "descriptor 5", "descriptor 6", "descriptor 7",
    ]
    #expect(notes.filter { !$0.hasPrefix("fonts ") } == expected)
  }

  @Test("a font is opened by path in the private folder, and only there")
  func fontFolder() throws {
    let font = try SealedMemoryFile(copying: Array("OTTO....".utf8))
    let resources = ReaderResources(models: [], fonts: [("Plain.otf", font), ("../evil.ttf", font)])
    let report = try ConfineProbeRun.reader(resources: resources).confinement()
    let run = try ConfineProbeRun(["font Plain.otf", "font Other.otf"], resources: resources)
    if report.steps.contains(.fontFolder) {
      #expect(run.outcome(ofPage: 1) == "OTTO")
      #expect(run.outcome(ofPage: 2).hasPrefix("error"))
    } else {
      #expect(run.outcome(ofPage: 1) == "no folder")
    }
    // The folder is the reader's own: nothing of it is seen outside.
    #expect(!FileManager.default.fileExists(atPath: "/mnt/Plain.otf"))
  }

  @Test("the kernel's own account of a reader: filter on, no privileges, one thread, no cores")
  func kernelAgrees() throws {
    let document = try SealedMemoryFile(copying: ConfineProbeRun.document(["stand-still"]))
    let launch = try ReaderLaunch(
      document: document, resources: ReaderResources(models: [], fonts: []), limits: ConfineProbeRun.limits,
      program: ConfineProbeRun.program)
    let reader = try launch.start()
    while try reader.nextAnswer() == nil { try reader.receive() }
    let status = try String(contentsOfFile: "/proc/\(reader.pid)/status", encoding: .utf8)
    var fields: [String: String] = [:]
    for line in status.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[String(parts[0])] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    #expect(fields["NoNewPrivs"] == "1")
    #expect(fields["Seccomp"] == "2")
    #expect(fields["Threads"] == "1")
    for set in ["CapInh", "CapPrm", "CapEff", "CapAmb"] { #expect(fields[set] == "0000000000000000", "\(set)") }
    let limits = try String(contentsOfFile: "/proc/\(reader.pid)/limits", encoding: .utf8)
    for line in limits.split(separator: "\n") {
      let zero = ["Max core file size", "Max file size", "Max processes", "Max locked memory"]
      for name in zero where line.hasPrefix(name) {
        let numbers = line.dropFirst(name.count).split(separator: " ")
        #expect(numbers.prefix(2) == ["0", "0"], "\(line)")
      }
      if line.hasPrefix("Max cpu time") {
        let numbers = line.dropFirst("Max cpu time".count).split(separator: " ")
        #expect(numbers[0] == numbers[1])
        #expect(numbers[0] != "unlimited")
      }
    }
  }

  @Test("a reader dies with the parent's end of its pipes, and leaves no zombie")
  func endsWithItsPipe() throws {
    let document = try SealedMemoryFile(copying: ConfineProbeRun.document(["read"]))
    let launch = try ReaderLaunch(
      document: document, resources: ReaderResources(models: [], fonts: []), limits: ConfineProbeRun.limits,
      program: ConfineProbeRun.program)
    var pid: pid_t = 0
    do {
      let reader = try launch.start()
      pid = reader.pid
      while try reader.nextAnswer() == nil { try reader.receive() }
    }
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(pid)"))
  }

  @Test("every allowed call of the filter's table says who needs it")
  func filterTable() {
    let rows = SystemCallFilter.rows
    for row in rows where row.verdict == "allowed" { #expect(!row.neededBy.isEmpty, "\(row.call)") }
    let calls = rows.map { $0.call }
    #expect(Set(calls).count == calls.count, "a call stands twice")
    #expect(Set(calls).isSuperset(of: ["socket", "keyctl", "execve", "ptrace", "openat"]))
  }

  @Test(
    "a reader dies when its parent is killed, also one that computes or stands still",
    arguments: ["spin", "stand-still"])
  func diesWithTheParent(deed: String) throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: ConfineProbeRun.program)
    parent.arguments = ["parent", deed]
    try parent.run()
    let list = "/proc/\(parent.processIdentifier)/task/\(parent.processIdentifier)/children"
    let readers = try #require(
      Self.wait { () -> [String]? in
        let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
        let readers = text.split(separator: " ").map(String.init)
        return readers.isEmpty ? nil : readers
      })
    kill(parent.processIdentifier, SIGKILL)
    parent.waitUntilExit()
    for reader in readers {
      #expect(Self.wait { Self.isAlive(reader) ? nil : true } == true, "reader \(reader) outlived its parent")
    }
  }

  /// Asks again for up to five seconds.
  private static func wait<Result>(_ ask: () -> Result?) -> Result? {
    for _ in 0..<250 {
      if let result = ask() { return result }
      usleep(20_000)
    }
    return nil
  }

  private static func isAlive(_ process: String) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    // A zombie waits for whoever inherited it; it runs nothing.
    return stat.contains("(ConfineProbe)") && !stat.contains(") Z ")
  }
}
