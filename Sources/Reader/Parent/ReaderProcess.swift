import CConfine
import Glibc

/// One reader as the parent holds it: its number and the parent's ends of its pipes.
///
/// It is ended and reaped with this value.
final class ReaderProcess {
  let pid: pid_t
  /// The pipe its answers come from; for `poll`.
  let answers: Int32
  private let requests: Int32
  private var assembler = FrameAssembler()
  private var isReaped = false

  init(pid: pid_t, requests: Int32, answers: Int32) {
    self.pid = pid
    self.requests = requests
    self.answers = answers
  }

  deinit {
    _ = end()
    close(requests)
    close(answers)
  }

  /// Ends it, if it has not ended, and reaps it.
  ///
  /// - Returns: What became of it: ``ReaderLoss/forbiddenCall`` when the filter ended it, else ``ReaderLoss/died``.
  func end() -> ReaderLoss {
    guard !isReaped else { return .died }
    isReaped = true
    // Not yet waited for, so the number can mean no other process. One that is a zombie already keeps its own end.
    kill(pid, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == SIGSYS ? .forbiddenCall : .died
  }

  /// Asks for something; a reader that is gone is noticed by its answers' end, not here.
  func send(_ request: ReaderRequest) {
    let bytes = request.frame.bytes
    _ = unsafe bytes.withUnsafeBytes { unsafe confine_write(requests, $0.baseAddress, $0.count) }
  }

  /// Reads what has come, once, and gives the next whole answer if there is one.
  ///
  /// - Throws: ``ReaderLoss/died`` at the end of its answers, ``ReaderLoss/lied`` for anything that is no answer.
  func receive() throws(ReaderLoss) {
    var piece: [UInt8] = []
    let got = unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let got = unsafe read(answers, buffer.baseAddress, buffer.count)
      if got > 0 { unsafe piece.append(contentsOf: buffer[..<got]) }
      return got
    }
    if got < 0, errno == EINTR || errno == EAGAIN { return }
    guard got > 0 else { throw .died }
    assembler.append(piece)
  }

  /// The next whole answer that was received.
  func nextAnswer() throws(ReaderLoss) -> ReaderAnswer? {
    do throws(FrameError) {
      guard let frame = try assembler.next() else { return nil }
      return try ReaderAnswer(frame)
    } catch {
      throw .lied
    }
  }

  /// Processor time the kernel has accounted to it; `nil` when it is gone.
  var processorTime: Duration? {
    let nanoseconds = confine_processor_time(pid)
    return nanoseconds >= 0 ? .nanoseconds(nanoseconds) : nil
  }

  /// Memory that is resident; 0 where the kernel does not say.
  var residentBytes: Int { max(0, Int(confine_resident_memory(pid))) }
}
