import Glibc
import Report

/// The present, as a day of the person's and as a moment in UTC.
enum WallClock {
  /// Today in the local time zone.
  ///
  /// Calls `localtime_r`.
  static func today() -> CalendarDay? {
    var seconds = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    return unsafe CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// Now in UTC, ISO 8601 with seconds.
  ///
  /// Calls `gmtime_r`.
  static func nowInUTC() -> String {
    var seconds = time(nil)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&seconds, &parts) != nil else { return "" }
    let day = unsafe CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (day?.description ?? "") + "T" + clock.joined(separator: ":") + "Z"
  }
}
