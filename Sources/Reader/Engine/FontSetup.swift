import CFontconfig
import Glibc

/// Gives fontconfig a configuration from memory, so that no host file, folder, cache or environment decides how a page looks.
enum FontSetup {
  /// Makes the folder's fonts the only ones there are.
  ///
  /// Without a folder a page that needs a substitute font is drawn without it.
  ///
  /// Calls `FcConfigParseAndLoadFromMemory`, `FcConfigSetCurrent` and `FcConfigAppFontAddFile`.
  static func begin(folder: String?) {
    guard let configuration = unsafe FcConfigCreate() else { return }
    _ = unsafe FcConfigParseAndLoadFromMemory(configuration, rules, FcBool(FcFalse))
    guard unsafe FcConfigSetCurrent(configuration) == FcBool(FcTrue) else {
      unsafe FcConfigDestroy(configuration)
      return
    }
    // File by file: adding the folder as a whole would make fontconfig look for a place to write a cache.
    for file in folder.map(fontFiles) ?? [] {
      _ = unsafe FcConfigAppFontAddFile(configuration, file)
    }
    // The current configuration holds its own reference.
    unsafe FcConfigDestroy(configuration)
  }

  /// The font files of a folder, in the order of their names.
  ///
  /// Calls `opendir` and `readdir`.
  private static func fontFiles(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // Poppler passes over a font file with any other ending.
      if [".ttf", ".otf", ".pfb"].contains(where: name.hasSuffix) { names.append(name) }
    }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// Names of the fonts every PDF may use without carrying them (ISO 32000-1, 9.6.2.2), and what stands in for them here.
  private static let rules: String = {
    let standIns = [
      ("Helvetica", "Liberation Sans"), ("Arial", "Liberation Sans"), ("Arial Narrow", "Liberation Sans Narrow"),
      ("Times", "Liberation Serif"), ("Times New Roman", "Liberation Serif"), ("Courier", "Liberation Mono"),
      ("Courier New", "Liberation Mono"), ("sans-serif", "Liberation Sans"), ("serif", "Liberation Serif"),
      ("monospace", "Liberation Mono"),
    ]
    let aliases = standIns.map { asked, given in
      "<alias binding=\"same\"><family>\(asked)</family><accept><family>\(given)</family></accept></alias>"
    }
    return
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(aliases.joined())</fontconfig>"
  }()
}
