package import Lock

/// Why a sealed file does not open, in the words of docs/format.md 2.5; nothing of its content was released.
package enum SealError: Error, Equatable, Sendable {
  /// The file ends before its end mark.
  case truncated
  /// The file does not begin as a sealed file does.
  case notSealed
  /// The file was sealed by a version of the format that this build does not know.
  case unknownVersion(UInt16)
  /// The file was sealed with an algorithm that this build does not know.
  case unknownAlgorithm(UInt8)
  /// The file says of itself that it is another file: it was renamed, moved or put back from an earlier time.
  case misplaced
  /// No sealed file has this length.
  case badLength
  /// The commitment differs: another key, another vault, or a changed header or salt.
  case wrongKey
  /// A chunk was changed; the payload is its number.
  case badBody(chunk: UInt64)
  /// The padding or the length in it is not what a writer makes.
  case badPadding
  /// The file is larger than a file of its kind may be; it was not read.
  case tooLarge
  /// What lies under the name is no regular file of ours: a link, a pipe, another user's file.
  case foreign
  /// The file is whole as far as was read, but not the one that the index names: an older or another one.
  case notListed
  /// A step of the lock failed for a reason that is not the file's.
  case lock(LockError)
  /// The file could not be read.
  case file(FileFault)
}

extension SealError {
  /// Does a step of the file system; its fault becomes ``file(_:)``.
  static func system<R: ~Copyable>(_ step: @autoclosure () throws(FileFault) -> R) throws(SealError) -> R {
    do throws(FileFault) {
      return try step()
    } catch {
      throw .file(error)
    }
  }

  /// Does a step of the lock; its fault becomes ``lock(_:)``.
  static func locked<R: ~Copyable>(_ step: @autoclosure () throws(LockError) -> R) throws(SealError) -> R {
    do throws(LockError) {
      return try step()
    } catch {
      throw .lock(error)
    }
  }
}
