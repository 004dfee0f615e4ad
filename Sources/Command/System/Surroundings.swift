import Glibc
import Terminal

/// The command line and the environment, as the bytes they are.
enum Surroundings {
  /// The arguments after the program's name.
  static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe bytes(of: argument)
    }
  }

  /// The value of a variable; `nil` when it is not set.
  static func bytes(of name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe bytes(of: value)
  }

  /// The value of a variable as text; `nil` when it is not set or not UTF-8.
  static func text(of name: String) -> String? { bytes(of: name).flatMap { String(validating: $0, as: UTF8.self) } }

  static var language: Language { Language.of(environment: text(of:)) }

  private static func bytes(of text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    unsafe UnsafeRawBufferPointer(start: text, count: strlen(text)).map { $0 }
  }
}
