import Foundation
import Synchronization
import Testing

@testable import Lock

/// A question that waits at a terminal, on a thread of its own.
final class Asker: Sendable {
  private let answer = Mutex<Result<[UInt8], LockError>?>(nil)
  private let thread = Mutex<UInt>(0)
  private let done = DispatchSemaphore(value: 0)

  init(_ terminal: PseudoTerminal) {
    let path = terminal.path
    Thread.detachNewThread { [self] in
      thread.withLock { $0 = UInt(pthread_self()) }
      // The threads that run tests block every signal, and a new thread inherits that; the program's main thread does not.
      var none = sigset_t()
      unsafe sigemptyset(&none)
      unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
      let result: Result<[UInt8], LockError>
      do throws(LockError) {
        result = .success(copy(try TerminalPrompt.readSecret(prompt: "Passphrase: ", terminal: path)))
      } catch {
        result = .failure(error)
      }
      answer.withLock { $0 = result }
      done.signal()
    }
  }

  func send(_ signal: Int32) {
    pthread_kill(pthread_t(thread.withLock { $0 }), signal)
  }

  func wait() -> Result<[UInt8], LockError>? {
    _ = done.wait(timeout: .now() + 5)
    return answer.withLock { $0 }
  }
}

/// What the terminal was like when the raised signal arrived; -1 before one did.
private let echoAtSignal = Atomic<Int>(-1)
private let watchedTerminal = Atomic<Int>(-1)

@Suite(.serialized) struct TerminalPromptTests {
  @Test("the answer is read and not shown, and echo comes back")
  func hidesAnswer() throws {
    let terminal = try PseudoTerminal()
    let asker = Asker(terminal)
    #expect(terminal.screen(until: "Passphrase: ") == "Passphrase: ")
    #expect(!terminal.echoes)
    terminal.type(Array("s\u{E9}cret word\n".utf8))
    #expect(asker.wait() == .success(Array("s\u{E9}cret word".utf8)))
    #expect(terminal.screen(until: "\r\n") == "\r\n")
    #expect(terminal.echoes)
  }

  @Test(
    "an empty, ill-formed or too long line is no answer, and nothing of it is left for the shell",
    arguments: [
      ([10], .passphrase(.empty)), ([0xFF, 10], .passphrase(.notUTF8)), ([4], .promptCancelled),
      ([UInt8](repeating: 97, count: 3000) + [10], .passphrase(.tooLong)),
      ([UInt8](repeating: 97, count: 1024) + [10], .passphrase(.tooLong)),
    ] as [([UInt8], LockError)])
  func refuses(typed: [UInt8], error: LockError) throws {
    let terminal = try PseudoTerminal()
    let asker = Asker(terminal)
    _ = terminal.screen(until: "Passphrase: ")
    terminal.type(typed)
    #expect(asker.wait() == .failure(error))
    #expect(terminal.echoes)
    var waiting: Int32 = 0
    #expect(unsafe ioctl(terminal.slave, UInt(FIONREAD), &waiting) == 0)
    #expect(waiting == 0)
  }

  @Test(
    "what stops or ends the program finds echo on, and the question is asked again if it goes on",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
  func restoresEchoForSignals(number: Int32) throws {
    let terminal = try PseudoTerminal()
    echoAtSignal.store(-1, ordering: .sequentiallyConsistent)
    watchedTerminal.store(Int(terminal.slave), ordering: .sequentiallyConsistent)
    // In place of the default action, which would end the test: notes what the terminal is like at that moment.
    let before = signal(number) { _ in
      var settings = termios()
      unsafe tcgetattr(Int32(watchedTerminal.load(ordering: .sequentiallyConsistent)), &settings)
      echoAtSignal.store(settings.c_lflag & tcflag_t(ECHO) != 0 ? 1 : 0, ordering: .sequentiallyConsistent)
    }
    defer { signal(number, before) }
    let asker = Asker(terminal)
    _ = terminal.screen(until: "Passphrase: ")
    terminal.type(Array("half".utf8))
    asker.send(number)
    #expect(terminal.screen(until: "Passphrase: ") == "\r\nPassphrase: ")
    #expect(echoAtSignal.load(ordering: .sequentiallyConsistent) == 1)
    #expect(!terminal.echoes)
    terminal.type(Array("whole\n".utf8))
    #expect(asker.wait() == .success(Array("whole".utf8)))
    #expect(terminal.echoes)
  }

  @Test("without a terminal there is no question", arguments: ["/nonexistent", "/dev/null"])
  func needsTerminal(path: String) {
    #expect(throws: LockError.noTerminal) { _ = try TerminalPrompt.readSecret(prompt: "?", terminal: path) }
  }
}
