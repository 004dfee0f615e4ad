/// Why the kernel keyring cannot be used here.
package enum KeyringFault: Equatable, Sendable {
  /// The user's quota of keys is full (`EDQUOT`).
  case quotaFull
  /// Not permitted, as in many containers (`EPERM`, `EACCES`).
  case notPermitted
  /// This kernel has no keyrings (`ENOSYS`).
  case notSupported
  /// The boot id or the boot clock, without which a key's age is unknown, cannot be read.
  case noClock
  /// Any other answer, by its error number.
  case other(Int32)
}
