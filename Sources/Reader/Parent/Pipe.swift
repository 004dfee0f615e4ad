import CConfine
import Glibc

/// The two ends of a pipe, closed on exec; whoever makes one closes them.
struct Pipe {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  /// Calls `pipe2`.
  init() throws(ReaderError) {
    let status = unsafe confine_pipe(&reading, &writing)
    guard status == 0 else { throw .unavailable(-status) }
  }

  func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }
}
