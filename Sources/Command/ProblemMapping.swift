import Glibc
import Lock
import Reader
import Terminal
import Vault

/// Turns each room's errors into what a person is told.
enum ProblemMapping {
  /// Runs a step of the lock.
  static func locking<R: ~Copyable>(_ step: () throws(LockError) -> R) throws(Problem) -> R {
    do throws(LockError) { return try step() } catch { throw Problem(error) }
  }

  /// Runs a step of the store.
  static func storing<R: ~Copyable>(
    at path: [UInt8], _ step: () throws(StoreError) -> R
  ) throws(Problem) -> R {
    do throws(StoreError) { return try step() } catch { throw Problem(error, path: path) }
  }

  /// Runs a step of the reader on a document.
  static func reading<R>(_ name: String, _ step: () throws(ReaderError) -> R) throws(Problem) -> R {
    do throws(ReaderError) { return try step() } catch { throw Problem(error, document: name) }
  }
}

extension Problem {
  init(_ error: LockError) {
    switch error {
    case .libraryFailed(let name), .wrongLength(let name): self = .defect("lock: " + name)
    case .notAuthentic: self = .defect("lock: not authentic")
    case .limitOutOfRange: self = .defect("lock: limit")
    case .outOfMemory: self = .memoryMissing(mebibytes: 1)
    case .needsMemory(let mebibytes): self = .memoryMissing(mebibytes: mebibytes)
    case .wrongPassphrase, .wrongRecoveryCode, .noSuchSlot, .recoveryCodeMistyped: self = .passphraseWrong
    case .slotDamaged, .headerDamaged: self = .headerDamaged
    case .headerTooNew(let version): self = .formatTooNew(String(version))
    case .headerNotAuthentic: self = .headerNotAuthentic
    case .passphrase(let fault): self = Problem(fault, source: "--passphrase-file")
    case .noTerminal: self = .passphraseNowhereToAsk
    case .promptCancelled: self = .notConfirmed
    case .keyringUnavailable: self = .keyringUnavailable
    case .hardeningFailed(let step): self = .hardeningUnavailable(step)
    }
  }

  /// What is wrong with a passphrase, or with `source`, the escaped name of the place it was to come from.
  init(_ fault: PassphraseFault, source: String) {
    switch fault {
    case .empty: self = .passphraseEmpty
    case .tooLong: self = .passphraseTooLong(most: PassphraseSource.mostBytes)
    case .severalLines: self = .passphraseTrailing
    case .notUTF8: self = .passphraseNotUTF8
    case .descriptorNotOpen, .fileNotFound, .fileNotReadable, .readFailed: self = .passphraseSourceMissing(source)
    case .descriptorIsTerminal, .notAFile, .ownedByAnother, .writableByOthers, .insideVault:
      self = .passphraseFileUnsafe(source)
    }
  }

  init(_ error: StoreError, path: [UInt8]) {
    let folder = TerminalText.escaped(bytes: path)
    switch error {
    case .noVault: self = .noVault(folder)
    case .notEmpty: self = .folderNotEmpty(folder)
    case .notOurs: self = .notOwner(folder)
    case .busy: self = .writerBusy
    case .noSuchReport(let id): self = .reportMissing(id.short)
    case .reportExists: self = .defect("store: id drawn twice")
    case .indexDamaged, .indexUnreadable, .indexRecovered: self = .indexDamaged
    case .damaged(let file, _), .missing(let file), .replaced(let file), .unreadable(let file, _):
      self = file.report.map { .reportDamaged(id: $0.short) } ?? .vaultDamaged
    case .olderThanKnown: self = .olderThanKnown
    case .markForged: self = .markTampered
    case .tooLarge: self = .reportTooLarge(folder)
    case .file(let fault): self = Problem(fault, folder: folder)
    case .lock(let error): self = Problem(error)
    }
  }

  private init(_ fault: FileFault, folder: String) {
    switch (fault.step, fault.code) {
    case (_, ENOSPC), (_, EDQUOT), (_, EFBIG): self = .storageFull
    case (.makeFolder, _): self = .folderUncreatable(folder)
    case (.openFolder, EACCES), (.list, EACCES): self = .folderUnreadable(folder)
    case (.create, EACCES), (.create, EROFS): self = .folderUncreatable(folder)
    default: self = .storageBroken
    }
  }

  init(_ error: ReaderError, document name: String) {
    switch error {
    case .sandboxUnavailable(let missing): self = .sandboxUnavailable(missing.joined(separator: ", "))
    case .document(let fault): self = Problem(fault, document: name)
    case .tooManyBytes(let limit): self = .fileTooLarge(name, mebibytes: limit >> 20)
    case .noSuchPage(let number): self = .pageMissing(number, of: 0)
    case .lost: self = .documentUnreadable(name)
    case .unavailable: self = .readerUnavailable
    }
  }

  private init(_ fault: EngineFault, document name: String) {
    switch fault {
    case .empty: self = .fileEmpty(name)
    case .notADocument: self = .notADocument(name)
    case .heic: self = .documentHEIC(name)
    case .encrypted: self = .documentEncrypted(name)
    case .damaged: self = .documentDamaged(name)
    case .tooManyPages(_, let limit): self = .documentTooManyPages(name, most: limit)
    case .tooLarge: self = .documentTooManyPixels(name)
    case .noSuchPage(let number): self = .pageMissing(number, of: 0)
    case .pageUnreadable: self = .documentUnreadable(name)
    case .modelUnusable(let language): self = .readerDataMissing("tesseract-ocr-" + language)
    }
  }
}
