import Glibc
import Reader

/// What the probe was given before it was confined.
enum Surroundings {
  nonisolated(unsafe) private(set) static var notes: [String] = []
  nonisolated(unsafe) private(set) static var fontFolder: String?

  static func note(_ models: [MappedModel], fontFolder folder: String?) {
    unsafe fontFolder = folder
    for model in models { unsafe notes.append("model \(model.language) \(unsafe model.bytes.count)") }
    unsafe notes.append("fonts \(folder ?? "none")")
    var variable = unsafe environ
    while let entry = unsafe variable.pointee {
      unsafe notes.append("environment " + String(cString: entry))
      unsafe variable += 1
    }
    for descriptor in Int32(0)..<1024 where fcntl(descriptor, F_GETFD) >= 0 {
      unsafe notes.append("descriptor \(descriptor)")
    }
    // The first call would look the function up; that must not happen under the filter.
    _ = unsafe Kernel.call
  }
}
