/// Why a passphrase, or the place it was to be read from, is refused.
package enum PassphraseFault: Equatable, Sendable {
  /// There is nothing in it.
  case empty
  /// It is longer than ``PassphraseSource/mostBytes``.
  case tooLong
  /// Something follows the first line.
  case severalLines
  /// It is not valid UTF-8.
  case notUTF8

  /// The descriptor is not open for reading.
  case descriptorNotOpen
  /// The descriptor is a terminal, which would show what is typed.
  case descriptorIsTerminal
  /// There is no such file.
  case fileNotFound
  /// The file is there and may not be read, or its path is no path.
  case fileNotReadable
  /// The file is neither a regular file nor a FIFO.
  case notAFile
  /// The file belongs to somebody who is neither we nor root.
  case ownedByAnother
  /// Others may write the file.
  case writableByOthers
  /// The file lies in the vault that it opens.
  case insideVault
  /// Reading broke; the payload is the system's error number.
  case readFailed(Int32)
}
