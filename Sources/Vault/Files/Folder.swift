internal import CPosix
internal import Glibc

/// An open folder; every file of the vault is reached through one, by name, so that nobody can swap a path underneath.
///
/// Names and paths are bytes as the system has them, never text.
struct Folder: ~Copyable {
  private let descriptor: Int32
  let probe: (any FileProbe)?

  /// Opens a folder by path; a symbolic link as the last component is refused with `ELOOP` or `ENOTDIR`.
  init(opening path: [UInt8], probe: (any FileProbe)? = nil) throws(FileFault) {
    try self.init(at: AT_FDCWD, name: Self.withoutTrailingSlashes(path), probe: probe)
  }

  private init(at base: Int32, name: [UInt8], probe: (any FileProbe)?) throws(FileFault) {
    try probe.check(.openFolder)
    let name = try Self.terminated(name, step: .openFolder)
    let opened = unsafe openat(base, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw FileFault(step: .openFolder, code: errno) }
    descriptor = opened
    self.probe = probe
  }

  deinit {
    _ = Glibc.close(descriptor)
  }

  /// Opens a folder in this one.
  func folder(_ name: [UInt8]) throws(FileFault) -> Folder {
    try Folder(at: descriptor, name: name, probe: probe)
  }

  /// What `fstat` says of the folder itself.
  func attributes() throws(FileFault) -> FileAttributes {
    try probe.check(.inspect)
    return try FileAttributes(of: descriptor)
  }

  /// The folder, when the effective user owns it; `EPERM` otherwise.
  consuming func provedOurs() throws(FileFault) -> Folder {
    guard try attributes().isOurs else { throw FileFault(step: .inspect, code: EPERM) }
    return self
  }

  /// Opens a file for reading: never a link, never waiting for the other end of a pipe.
  func open(_ name: [UInt8]) throws(FileFault) -> FileHandle {
    try open(name, step: .open, flags: O_RDONLY | O_NONBLOCK, mode: 0)
  }

  /// Opens a lock file for reading and writing, and makes it if it is not there.
  func openOrCreate(_ name: [UInt8]) throws(FileFault) -> FileHandle {
    try open(name, step: .create, flags: O_RDWR | O_CREAT | O_NONBLOCK, mode: 0o600)
  }

  /// Makes a file that did not exist.
  func create(_ name: [UInt8]) throws(FileFault) -> FileHandle {
    try open(name, step: .create, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
  }

  private func open(_ name: [UInt8], step: FileStep, flags: Int32, mode: mode_t) throws(FileFault) -> FileHandle {
    try probe.check(step)
    let name = try Self.terminated(name, step: step)
    let file = unsafe openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw FileFault(step: step, code: errno) }
    return FileHandle(descriptor: file, probe: probe)
  }

  /// Makes a folder in this one, mode 0700.
  func makeFolder(_ name: [UInt8]) throws(FileFault) {
    try probe.check(.makeFolder)
    let name = try Self.terminated(name, step: .makeFolder)
    guard unsafe mkdirat(descriptor, name, 0o700) == 0 else { throw FileFault(step: .makeFolder, code: errno) }
  }

  /// Whether the folder has an entry of that name, of whatever kind.
  func has(_ name: [UInt8]) throws(FileFault) -> Bool {
    try probe.check(.inspect)
    let name = try Self.terminated(name, step: .inspect)
    var status = stat()
    if unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return true }
    guard errno == ENOENT else { throw FileFault(step: .inspect, code: errno) }
    return false
  }

  /// Gives a file another name in this folder, in one step; what had the name before is gone.
  func rename(_ name: [UInt8], to target: [UInt8]) throws(FileFault) {
    try probe.check(.rename)
    let (name, target) = (try Self.terminated(name, step: .rename), try Self.terminated(target, step: .rename))
    guard unsafe renameat(descriptor, name, descriptor, target) == 0 else {
      throw FileFault(step: .rename, code: errno)
    }
  }

  /// Gives a file a second name that did not exist.
  func link(_ name: [UInt8], as second: [UInt8]) throws(FileFault) {
    try probe.check(.link)
    let (name, second) = (try Self.terminated(name, step: .link), try Self.terminated(second, step: .link))
    guard unsafe linkat(descriptor, name, descriptor, second, 0) == 0 else {
      throw FileFault(step: .link, code: errno)
    }
  }

  /// Removes a name.
  ///
  /// - Returns: `false` when there was none.
  @discardableResult
  func unlink(_ name: [UInt8]) throws(FileFault) -> Bool {
    try probe.check(.unlink)
    let name = try Self.terminated(name, step: .unlink)
    if unsafe unlinkat(descriptor, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw FileFault(step: .unlink, code: errno) }
    return false
  }

  /// Waits until names made, changed and removed are on the disk.
  ///
  /// Calls `fsync`.
  func sync() throws(FileFault) {
    try probe.check(.sync)
    while fsync(descriptor) != 0 {
      // Some file systems cannot sync a folder at all and say so; there is nothing more to be done on them.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw FileFault(step: .sync, code: errno) }
    }
  }

  /// The names of all entries but `.` and `..`, in no order.
  func names() throws(FileFault) -> [[UInt8]] {
    try probe.check(.list)
    // A descriptor of its own: the stream owns it, and a shared one would share the position.
    let listing = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listing >= 0 else { throw FileFault(step: .list, code: errno) }
    guard let stream = unsafe fdopendir(listing) else {
      let code = errno
      _ = Glibc.close(listing)
      throw FileFault(step: .list, code: code)
    }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileFault(step: .list, code: errno) }
        return names
      }
      guard let name = unsafe posix_entry_name(entry) else { continue }
      let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: name, count: strlen(name)))
      if bytes != Array(".".utf8), bytes != Array("..".utf8) { names.append(bytes) }
    }
  }

  /// The name with the zero byte that ends it for the system; a zero byte inside is no name.
  private static func terminated(_ name: [UInt8], step: FileStep) throws(FileFault) -> [CChar] {
    guard !name.isEmpty, !name.contains(0) else { throw FileFault(step: step, code: EINVAL) }
    return name.map { CChar(bitPattern: $0) } + [0]
  }

  /// A slash at the end would make the system follow a link that stands before it.
  private static func withoutTrailingSlashes(_ path: [UInt8]) -> [UInt8] {
    let kept = path.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    return kept.isEmpty && !path.isEmpty ? [UInt8(ascii: "/")] : Array(kept)
  }
}

extension Folder {
  /// Makes a folder and those above it where they are missing, each 0700, and makes them last.
  ///
  /// - Returns: `false` when the folder was there.
  static func makeWithParents(_ path: [UInt8], probe: (any FileProbe)? = nil) throws(FileFault) -> Bool {
    let path = withoutTrailingSlashes(path)
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { Array(path[path.index(after: $0)...]) } ?? path
    let parentPath = slash.map { $0 == 0 ? [UInt8(ascii: "/")] : Array(path[..<$0]) } ?? Array(".".utf8)
    guard !name.isEmpty else { return false }
    // Links on the way are the person's own arrangement; only the last component must not be one.
    let parentThroughLinks = parentPath + Array("/.".utf8)
    do throws(FileFault) {
      let parent = try Folder(opening: parentThroughLinks, probe: probe)
      return try parent.makeFolderIfMissing(name)
    } catch  where error.code == ENOENT {
      guard try makeWithParents(parentPath, probe: probe) else { throw error }
      return try Folder(opening: parentThroughLinks, probe: probe).makeFolderIfMissing(name)
    }
  }

  private func makeFolderIfMissing(_ name: [UInt8]) throws(FileFault) -> Bool {
    do throws(FileFault) {
      try makeFolder(name)
    } catch  where error.code == EEXIST {
      return false
    }
    try sync()
    return true
  }
}
