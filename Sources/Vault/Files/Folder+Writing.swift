internal import Lock
internal import Report

extension Folder {
  /// What the name of every unfinished file begins with; the sweep removes such files and no others.
  static let unfinishedPrefix: [UInt8] = Array(".new-".utf8)

  /// A name for an unfinished file that nobody else has.
  static func unfinishedName() -> [UInt8] {
    unfinishedPrefix + Array(Hexadecimal.text(SystemRandom.bytes(8)).utf8)
  }

  /// Writes a file beside, waits until it is on the disk, then gives it its name in one step.
  ///
  /// The folder itself is not synced: the caller does that once for all files it puts.
  ///
  /// - Parameters:
  ///   - name: What the file is called in the end. What had that name is replaced; callers that must not replace ask first.
  ///   - content: Writes the content into the open file.
  /// - Returns: What `content` returns.
  /// - Throws: The first fault; nothing is left under either name unless this process ends in the middle.
  func put<R>(
    _ name: [UInt8], content: (borrowing FileHandle) throws(SealError) -> R
  ) throws(SealError) -> R {
    let unfinished = Self.unfinishedName()
    do throws(SealError) {
      let result = try write(unfinished, content: content)
      try SealError.system(rename(unfinished, to: name))
      return result
    } catch {
      // The first fault is the one to report; an unfinished file that stays is swept by the next writer.
      _ = try? unlink(unfinished)
      throw error
    }
  }

  /// Writes a whole file beside under the name given, synced and with constant times.
  func write<R>(
    _ name: [UInt8], content: (borrowing FileHandle) throws(SealError) -> R
  ) throws(SealError) -> R {
    let file = try SealError.system(create(name))
    let result = try content(file)
    try SealError.system(file.setConstantTimes())
    try SealError.system(file.sync())
    do throws(FileFault) {
      try file.close()
    } catch {
      throw .file(error)
    }
    return result
  }

  /// Removes the unfinished files that writers left behind when they were killed.
  ///
  /// Only for the holder of the writer's lock: any other would take the files of the one who writes.
  func sweep() throws(FileFault) {
    for name in try names() where name.starts(with: Self.unfinishedPrefix) { try unlink(name) }
  }
}
