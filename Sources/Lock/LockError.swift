/// Why a step of the lock could not be done; each case says what is wrong, never a secret.
package enum LockError: Error, Equatable, Sendable {
  /// A library or system call refused a step for no cause that has a case of its own; the payload names it.
  case libraryFailed(String)
  /// Guarded memory for a secret could not be had.
  case outOfMemory(bytes: Int)
  /// A key, nonce or count has a length that the algorithm does not take.
  case wrongLength(String)
  /// A sealed text did not pass its tag: wrong key, wrong associated data, or changed bytes. Nothing was released.
  case notAuthentic

  /// Argon2id needs this much memory and the process cannot have it; says nothing about the passphrase.
  case needsMemory(mebibytes: Int)
  /// The passphrase opens none of the slots it was tried on.
  case wrongPassphrase
  /// The recovery code is well formed, but it is not this vault's.
  case wrongRecoveryCode
  /// The vault has no slot of the kind that was asked for.
  case noSuchSlot
  /// The secret is the right one, but what the slot wraps was changed.
  case slotDamaged
  /// A text typed as a recovery code is none.
  case recoveryCodeMistyped(RecoveryCodeFault)

  /// `vault.header` is not what it should be.
  case headerDamaged(HeaderFault)
  /// `vault.header` was written by a newer version of the program.
  case headerTooNew(version: Int)
  /// The header's slots, parameters or counters were changed by someone without the key.
  case headerNotAuthentic

  /// A passphrase was offered that cannot be one, or in a way that is not taken.
  case passphrase(PassphraseFault)
  /// There is no terminal to ask at.
  case noTerminal
  /// The person ended the question without an answer.
  case promptCancelled

  /// The kernel keyring cannot hold the key, so the vault is opened anew by each command; nothing else changes.
  case keyringUnavailable(KeyringFault)
  /// An idle or absolute limit is 0, negative, or longer than the kernel can count.
  case limitOutOfRange
  /// The process could not be kept from leaking memory; the payload names the call.
  case hardeningFailed(String)
}
