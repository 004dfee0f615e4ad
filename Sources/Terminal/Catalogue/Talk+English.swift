import Report

extension Talk {
  package var english: String {
    switch self {
    case .askPassphrase: "Passphrase of the vault: "
    case .askNewPassphrase: "New passphrase: "
    case .askPassphraseAgain: "The same once more: "
    case .askProof: "Passphrase, to confirm: "
    case .wrongPassphrase(let left):
      left == 1 ? "That does not open the vault. One more try." : "That does not open the vault. \(left) more tries."
    case .passphraseShort: "Please use at least 8 characters; several words are easier to remember than signs."
    case .passphrasesDiffer: "The two differ. Once more, please."
    case .recoveryIntro:
      "This is the recovery code. It opens the vault when the passphrase is lost, and it is shown only now. Write it on paper and keep it away from this computer."
    case .recoveryAskBack: "Type the recovery code: "
    case .recoveryDiffers: "That is not the code shown above. Spaces and case do not matter."
    case .vaultMade(let path): "Made a vault at \(path)."
    case .unlockedFor(let minutes): "Unlocked. The vault locks itself after \(minutes) minutes without use."
    case .lockedNow: "Locked."
    case .lockedAlready: "The vault was locked already."
    case .stored(let name, let id): "Stored \(name) as \(id)."
    case .removed(let id): "Removed \(id)."
    case .written(let name): "Wrote \(name)."
    case .progress(let name, let page, let count): "\(name): page \(page) of \(count)"
    case .reviewTitle(let name): "Please check what was read from \(name)."
    case .dateFound(let day, let role, let word, let page):
      word.isEmpty
        ? "Found \(day) on page \(page) (\(Label.dateRole(role).english))."
        : "Found \(day) on page \(page) beside \"\(word)\" (\(Label.dateRole(role).english))."
    case .noDateFound: "No date of the sample was found; the day of the scan is not the day of the result."
    case .askLabDate(let suggestion):
      suggestion.map { "Lab date (Enter for \($0)): " } ?? "Lab date, such as 2026-03-14: "
    case .notADay: "That is not a day. Please type it as 2026-03-14 or 14.03.2026."
    case .dayInFuture: "That day has not come yet."
    case .askStore: "Store this report? [y/N] "
    case .askDuplicate(let id): "This document is stored already as \(id). Store it again? [y/N] "
    case .doubtfulRows(let count):
      count == 1 ? "1 row carries a doubt and stays unconfirmed." : "\(count) rows carry a doubt and stay unconfirmed."
    case .pagesUnread(let pages):
      pages.count == 1
        ? "Page \(pages[0]) could not be read." : "Pages \(list(pages)) could not be read."
    case .rowsUnread(let count): count == 1 ? "1 row could not be read." : "\(count) rows could not be read."
    case .askRemove(let title): "Remove \"\(title)\" with its scan for good? [y/N] "
    case .askRemoveSeveral(let count): "Remove \(count) reports with their scans for good? [y/N] "
    case .leavesVault(let name): "The page leaves the vault unsealed as \(name). Write it? [y/N] "
    case .memoryLowered(let mebibytes):
      "the passphrase is stretched with \(mebibytes) MiB of memory only, because more is not to be had here or takes too long"
    case .passphraseFileReadableByOthers: "the passphrase file can be read by other users"
    case .keyringUnavailable: "the kernel's keyring cannot be used here; the passphrase is asked for each time"
    case .memoryNotLocked: "the kernel does not lock memory for this user; secrets could be swapped out"
    case .markUnavailable: "the mark that notices an old copy of the vault could not be kept"
    case .olderThanKnown: "this vault is older than the one last seen here; it can be read, not changed"
    case .headerCopyDamaged: "one copy of the vault's header is damaged; the other was used"
    case .folderOpenToOthers: "other users have rights on the vault's folder"
    case .indexRecovered: "the vault's index is damaged; the one before it is shown and nothing can be changed"
    case .markForged: "the mark of the newest vault seen here was changed by someone else; nothing can be changed"
    case .supersededKept: "files of an earlier state are still there; the next change removes them"
    case .shortPassphrase: "the passphrase has fewer than 8 characters"
    case .waitingForWriter(let number):
      number.map { "Waiting for process \($0), which is writing to the vault." }
        ?? "Waiting for another command that is writing to the vault."
    }
  }

  private func list(_ pages: [Int]) -> String { pages.map(String.init).joined(separator: ", ") }
}
