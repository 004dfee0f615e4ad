internal import Glibc
package import Lock
package import Report

/// Why the store could not do what was asked.
package enum StoreError: Error, Equatable, Sendable {
  /// No vault lies in that folder.
  case noVault
  /// The folder holds something already; nothing was changed.
  case notEmpty
  /// The folder, or one in it, belongs to another user than the one this process runs as, or is no folder.
  case notOurs
  /// Another process writes; its number where it is known.
  case busy(holder: Int32?)
  /// No report has that id.
  case noSuchReport(ReportID)
  /// A report of that id is there already.
  case reportExists(ReportID)
  /// Neither the index nor the one before it opens.
  case indexDamaged(SealError)
  /// The index opens and is not readable.
  case indexUnreadable(IndexError)
  /// The index is damaged and the one before it is read instead; nothing may be written until that is repaired.
  case indexRecovered
  /// A file that the index names does not open.
  case damaged(VaultFile, SealError)
  /// A file that the index names is not there.
  case missing(VaultFile)
  /// A file is whole but not the one that was stored: an older or another one was put in its place.
  case replaced(VaultFile)
  /// A file opens and its content is not a record of its kind.
  case unreadable(VaultFile, RecordError)
  /// The whole folder is older than was known; nothing may be written.
  case olderThanKnown(index: UInt64, mark: UInt64)
  /// The mark outside the folder was made by somebody else; nothing may be written.
  case markForged
  /// What was to be stored is larger than a file of its kind may be.
  case tooLarge(FileKind)
  /// The system refused a step; nothing was changed unless the step is the last sync.
  case file(FileFault)
  /// A step of the lock failed.
  case lock(LockError)
}

extension StoreError {
  /// What went wrong while a file was written.
  init(writing kind: FileKind, _ error: SealError) {
    switch error {
    case .file(let fault): self = .file(fault)
    case .lock(let lockError): self = .lock(lockError)
    default: self = .tooLarge(kind)
    }
  }

  /// What went wrong while a file was read: a fault of the disk is not damage of the file.
  init(reading file: VaultFile, _ error: SealError) {
    switch error {
    case .file(let fault) where fault.code == ENOENT: self = .missing(file)
    case .file(let fault) where fault.code == ELOOP || fault.code == ENXIO: self = .damaged(file, .foreign)
    case .file(let fault): self = .file(fault)
    case .lock(let lockError): self = .lock(lockError)
    case .notListed: self = .replaced(file)
    default: self = .damaged(file, error)
    }
  }
}

/// What a person should be told once although the work went on.
package enum StoreWarning: Hashable, Sendable {
  /// The mark outside the folder could not be read or written: a rollback of the whole folder would not be noticed.
  case noMark
  /// The mark was made by somebody else.
  case markForged
  /// The folder is older than was known.
  case olderThanKnown(index: UInt64, mark: UInt64)
  /// The index is damaged; the one before it is shown.
  case indexRecovered
  /// One of the two header copies is missing, damaged or older; the next writing command restores it.
  case headerCopyDiffers
  /// Others than the owner have permissions on the folder.
  case folderOpenToOthers
  /// A file that is no longer named could not be removed yet; the next writing command tries again.
  case supersededKept
}

extension StoreError {
  /// Does a step of the file system; its fault becomes ``file(_:)``.
  static func system<R: ~Copyable>(_ step: @autoclosure () throws(FileFault) -> R) throws(StoreError) -> R {
    do throws(FileFault) {
      return try step()
    } catch {
      throw .file(error)
    }
  }

  /// Does a step of the lock; its fault becomes ``lock(_:)``.
  static func locked<R: ~Copyable>(_ step: @autoclosure () throws(LockError) -> R) throws(StoreError) -> R {
    do throws(LockError) {
      return try step()
    } catch {
      throw .lock(error)
    }
  }
}
