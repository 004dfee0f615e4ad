import CConfine
import Glibc

/// What a reader inherits, as both sides write and read it: fixed descriptor numbers, and a short list of arguments.
///
///     vault-reader <steps, hexadecimal, written by the launch> limits:AS:DATA:CPU:FILES skip:HEX model:deu … font:NAME.ttf …
///
/// Descriptor 3 gives requests, 4 takes answers, 5 is the document; models and fonts follow in the order of their arguments.
struct Inheritance: Hashable {
  /// argv[0] of a reader.
  static let role = "vault-reader"
  static let requestDescriptor: Int32 = 3
  static let answerDescriptor: Int32 = 4
  static let documentDescriptor: Int32 = 5
  static let firstResourceDescriptor: Int32 = 6

  /// The steps that the launch took.
  var steps: ConfinementSteps
  /// Which cover the font folder lies on, as the launch wrote it beside the steps.
  var rawSteps: UInt32
  var addressSpaceBytes: UInt64
  var dataBytes: UInt64
  var processorSeconds: UInt64
  var openFiles: UInt64
  /// Steps that a debug build leaves out; a release build knows no such argument.
  var skipped: ConfinementSteps
  var models: [String]
  var fonts: [String]

  /// The arguments after the steps.
  var arguments: [String] {
    var list = ["limits:\(addressSpaceBytes):\(dataBytes):\(processorSeconds):\(openFiles)"]
    #if DEBUG
      list.append("skip:" + String(skipped.rawValue, radix: 16))
    #endif
    return list + models.map { "model:" + $0 } + fonts.map { "font:" + $0 }
  }

  /// What a process was started with, or `nil` when it was not started as a reader by this program.
  init?(commandLine: [String]) {
    guard commandLine.count >= 3, commandLine[0] == Self.role, let rawSteps = UInt32(commandLine[1], radix: 16) else {
      return nil
    }
    self.init(rawSteps: rawSteps)
    for argument in commandLine.dropFirst(2) {
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard take(parts) else { return nil }
    }
  }

  init(rawSteps: UInt32) {
    self.rawSteps = rawSteps
    steps = ConfinementSteps(rawValue: rawSteps & 0x00FF_FFFF)
    (addressSpaceBytes, dataBytes, processorSeconds, openFiles) = (0, 0, 0, 0)
    skipped = []
    models = []
    fonts = []
  }

  private mutating func take(_ parts: [String]) -> Bool {
    switch (parts[0], parts.count) {
    case ("limits", 5):
      let numbers = parts.dropFirst().compactMap { UInt64($0) }
      guard numbers.count == 4 else { return false }
      (addressSpaceBytes, dataBytes, processorSeconds, openFiles) = (numbers[0], numbers[1], numbers[2], numbers[3])
    case ("model", 2): models.append(parts[1])
    case ("font", 2): fonts.append(parts[1])
    #if DEBUG
      case ("skip", 2):
        guard let mask = UInt32(parts[1], radix: 16) else { return false }
        skipped = ConfinementSteps(rawValue: mask)
    #endif
    default: return false
    }
    return true
  }

  /// The folder whose names lead to the fonts, where the launch could make one.
  var fontFolder: String? {
    guard let path = unsafe confine_font_folder(rawSteps) else { return nil }
    return unsafe String(cString: path)
  }
}
