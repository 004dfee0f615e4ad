import CConfine
import Foundation
import Report
import Testing

@testable import Reader

/// Each test tries something from inside a confined reader, and expects the kernel's refusal.
@Suite("What a confined reader cannot do")
struct ConfineRefusalTests {
  /// Ends with the reader: no parser has a reason to try.
  @Test(
    "a call that no parser makes ends the reader",
    arguments: [
      "socket", "socket-unix", "socketpair", "io-uring", "add-key", "request-key", "keyctl", "exec /bin/true",
      "exec-memory", "ptrace 1", "read-memory-of 1", "mount", "unshare", "setns", "chroot", "bpf", "perf",
      "userfaultfd", "x32",
    ])
  func endsTheReader(deed: String) throws {
    #expect(try ConfineProbeRun.outcome(deed) == "forbidden-call")
  }

  @Test(
    "a call that could reach outside is refused",
    arguments: [
      "open-write /dev/null", "open-create /tmp/vault-probe", "open-path-only /", "open-two /etc/passwd",
      "stat /etc/passwd", "list", "unlink /tmp/vault-probe", "rename /tmp/vault-probe", "mkdir /tmp/vault-probe",
      "readlink /proc/self/exe", "chmod /tmp", "chdir", "fork", "fork-old", "thread", "pidfd 1", "memory-file",
      "dumpable", "raise-limit", "terminal", "truncate-document", "write-document", "write-document-at",
      "write-error", "signal-by-descriptor", "map-executable", "make-executable",
    ])
  func isRefused(deed: String) throws {
    #expect(try ConfineProbeRun.outcome(deed) == "EPERM")
  }

  @Test("the parent and every other process cannot be signalled")
  func cannotSignal() throws {
    let parent = getpid()
    #expect(try ConfineProbeRun.outcome("kill \(parent)") == "EPERM")
    #expect(try ConfineProbeRun.outcome("kill 1") == "EPERM")
    #expect(try ConfineProbeRun.outcome("kill -1") == "EPERM")
    #expect(try ConfineProbeRun.outcome("kill-thread \(parent)") == "EPERM")
    // What abort needs still works.
    #expect(try ConfineProbeRun.outcome("signal-itself") == "allowed")
  }

  @Test("Landlock refuses every path that the filter lets through", .enabled(if: confine_landlock_version() > 0))
  func landlockRefusesPaths() throws {
    for path in ["/etc/passwd", "/", "/proc/self/mem", "/proc/self/environ", "/dev/null", "/dev/tty", "."] {
      #expect(try ConfineProbeRun.outcome("open-read \(path)") == "EACCES")
      #expect(try ConfineProbeRun.outcome("open-old \(path)") == "EACCES")
    }
  }

  @Test("without Landlock the filter refuses every path by itself")
  func filterRefusesPaths() throws {
    for path in ["/etc/passwd", "/", "/proc/self/fd/5"] {
      #expect(try ConfineProbeRun.outcome("open-read \(path)", skipping: .landlock) == "EPERM")
      #expect(try ConfineProbeRun.outcome("open-old \(path)", skipping: .landlock) == "EPERM")
    }
  }

  @Test("the filter alone, without namespaces and Landlock, still refuses")
  func filterAlone() throws {
    let alone = ConfinementSteps.namespaces.union(.landlock)
    let script = ["open-read /etc/passwd", "open-write /dev/null", "fork", "kill \(getpid())", "write-document"]
    let run = try ConfineProbeRun(script, skipping: alone)
    for page in 1...script.count { #expect(run.outcome(ofPage: page) == "EPERM", "\(script[page - 1])") }
    for deed in ["socket", "keyctl", "exec /bin/true", "ptrace 1"] {
      #expect(try ConfineProbeRun.outcome(deed, skipping: alone) == "forbidden-call")
    }
  }

  @Test("the document cannot be mapped for writing: the seal stands where no filter looks")
  func documentIsSealed() throws {
    #expect(try ConfineProbeRun.outcome("map-document-writable") == "EPERM")
  }

  @Test("more memory than the limit cannot be had")
  func memoryIsLimited() throws {
    #expect(try ConfineProbeRun.outcome("hoard 64") == "allowed")
    #expect(try ConfineProbeRun.outcome("hoard 500") == "ENOMEM")
  }

  @Test("no deed of the probe leaves a file behind")
  func nothingWasMade() {
    #expect(!FileManager.default.fileExists(atPath: "/tmp/vault-probe"))
  }
}
