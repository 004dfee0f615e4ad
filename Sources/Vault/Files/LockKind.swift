internal import CPosix

/// How a lock file is held; the lock belongs to the open file and dies with it.
enum LockKind {
  case shared
  case exclusive

  /// Tries without waiting; answers 0 or the error number.
  func tryOn(_ descriptor: Int32) -> Int32 {
    switch self {
    case .shared: posix_try_lock_shared(descriptor)
    case .exclusive: posix_try_lock_exclusive(descriptor)
    }
  }
}
