import Glibc

/// Processor time of this process, which other load on the machine does not stretch.
enum ProcessorClock {
  /// Seconds used so far.
  ///
  /// Calls `clock_gettime` with `CLOCK_PROCESS_CPUTIME_ID`.
  static func seconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
