package import Report

/// What the program says and asks while it works: questions on `/dev/tty`, notices and warnings on standard error.
package enum Talk: Sentence, Hashable {
  // Passphrase and recovery code
  case askPassphrase
  case askNewPassphrase
  case askPassphraseAgain
  case askProof
  case wrongPassphrase(triesLeft: Int)
  case passphraseShort
  case passphrasesDiffer
  case recoveryIntro
  case recoveryAskBack
  case recoveryDiffers

  // Results of commands
  case vaultMade(String)
  case unlockedFor(minutes: Int)
  case lockedNow
  case lockedAlready
  case stored(name: String, id: String)
  case removed(id: String)
  case written(String)

  // Adding
  case progress(name: String, page: Int, of: Int)
  case reviewTitle(String)
  case dateFound(day: String, role: HeaderDate.Role, word: String, page: Int)
  case noDateFound
  case askLabDate(suggestion: String?)
  case notADay
  case dayInFuture
  case askStore
  case askDuplicate(id: String)
  case doubtfulRows(Int)
  case pagesUnread([Int])
  case rowsUnread(Int)

  // Removing and writing out
  case askRemove(title: String)
  case askRemoveSeveral(Int)
  case leavesVault(String)

  // Warnings
  case memoryLowered(mebibytes: Int)
  case passphraseFileReadableByOthers
  case keyringUnavailable
  case memoryNotLocked
  case markUnavailable
  case olderThanKnown
  case headerCopyDamaged
  case folderOpenToOthers
  case indexRecovered
  case markForged
  case shortPassphrase
  case waitingForWriter(Int32?)
  case supersededKept
}

/// The letters that answer a question with yes; anything else is no.
package enum Answer {
  /// Whether a line typed at a question means yes.
  package static func isYes(_ line: String) -> Bool {
    ["y", "yes", "j", "ja"].contains(line.lowercased())
  }
}
