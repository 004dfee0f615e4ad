import Glibc

/// System calls by number, as an attacker makes them: no wrapper of the C library stands between.
enum Kernel {
  typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  // `syscall` takes a variable list, which Swift does not import.
  nonisolated(unsafe) static let call: Call = unsafe unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)

  /// Makes a call and says what came of it: `allowed`, or the name of the error.
  static func attempt(_ number: Int, _ arguments: Int...) -> String {
    var six = arguments
    while six.count < 6 { six.append(0) }
    let result = unsafe call(number, six[0], six[1], six[2], six[3], six[4], six[5])
    return result >= 0 ? "allowed" : name(of: errno)
  }

  /// The same with a path as one of the arguments.
  static func attempt(_ number: Int, path: String, at place: Int, _ arguments: Int...) -> String {
    unsafe path.withCString { path in
      var six = arguments
      six.insert(Int(bitPattern: path), at: place)
      while six.count < 6 { six.append(0) }
      let result = unsafe call(number, six[0], six[1], six[2], six[3], six[4], six[5])
      return result >= 0 ? "allowed" : name(of: errno)
    }
  }

  private static func name(of error: Int32) -> String {
    switch error {
    case EPERM: "EPERM"
    case EACCES: "EACCES"
    case ENOSYS: "ENOSYS"
    case EAGAIN: "EAGAIN"
    case ENOMEM: "ENOMEM"
    default: "error \(error)"
    }
  }
}
