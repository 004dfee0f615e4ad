internal import Glibc

/// A wait of this thread.
enum Pause {
  /// Calls `nanosleep`; a signal may end it early, which does no harm where it is asked again.
  static func milliseconds(_ count: Int) {
    let time = timespec(tv_sec: count / 1000, tv_nsec: count % 1000 * 1_000_000)
    unsafe withUnsafePointer(to: time) { time in _ = unsafe nanosleep(time, nil) }
  }
}
