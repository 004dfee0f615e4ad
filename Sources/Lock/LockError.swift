/// Why a step of the lock could not be done; each case says what is wrong, never a secret.
package enum LockError: Error, Equatable, Sendable {
  /// A library refused to start or to do a step that has no other cause; the payload names library and call.
  case libraryFailed(String)
  /// Memory for a secret could not be had.
  case outOfMemory(bytes: Int)
  /// A key, nonce or count has a length that the algorithm does not take.
  case wrongLength(String)
  /// A sealed text did not pass its tag: wrong key, wrong associated data, or changed bytes. Nothing was released.
  case notAuthentic
}
