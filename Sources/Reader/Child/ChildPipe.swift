import Glibc

/// The child's ends of the two pipes; when one of them is closed by the parent, the child has no reason to be and ends.
struct ChildPipe {
  /// Sends one answer whole.
  func send(_ answer: ReaderAnswer) {
    let bytes = answer.frame.bytes
    var sent = 0
    while sent < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(
          Inheritance.answerDescriptor, UnsafeRawBufferPointer(rebasing: buffer[sent...]).baseAddress,
          bytes.count - sent)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { exit(0) }
      sent += written
    }
  }

  /// Waits for the next request; `nil` when there will be none.
  func nextRequest() -> ReaderRequest? {
    var assembler = FrameAssembler()
    while true {
      do throws(FrameError) {
        if let frame = try assembler.next() { return try ReaderRequest(frame) }
      } catch {
        return nil
      }
      // A byte at a time: the next request must stay in the pipe, and a request is fourteen bytes.
      var byte: UInt8 = 0
      let got = unsafe read(Inheritance.requestDescriptor, &byte, 1)
      if got < 0, errno == EINTR { continue }
      guard got == 1 else { return nil }
      assembler.append([byte])
    }
  }
}
