import FictionalSheets
import Report

/// A format of the command line and the document it makes of a sheet.
enum DocumentFormat: Hashable {
  case pdf
  case scan(ScanFormat)
  case handmade(SheetRenderer.HandmadeForm)

  init?(_ word: String) {
    if word == "pdf" {
      self = .pdf
    } else if let format = ScanFormat(rawValue: word) {
      self = .scan(format)
    } else if let form = SheetRenderer.HandmadeForm(rawValue: word) {
      self = .handmade(form)
    } else {
      return nil
    }
  }

  static let words =
    ["pdf"] + ScanFormat.allCases.map(\.rawValue) + SheetRenderer.HandmadeForm.allCases.map(\.rawValue)

  var word: String {
    switch self {
    case .pdf: "pdf"
    case .scan(let format): format.rawValue
    case .handmade(let form): form.rawValue
    }
  }

  /// Whether the producer's own visible characters are in the file and may be trusted.
  var provenance: Provenance {
    switch self {
    case .pdf, .handmade(.plain): .labIssuedDigital
    case .scan, .handmade(.forged), .handmade(.hybrid): .ocrTranscribed
    }
  }
}

/// A sheet drawn as a document with its truth.
struct DrawnDocument {
  var files: [(name: String, bytes: [UInt8])]
  var truth: JSONValue

  init(
    _ sheet: FictionalSheet, format: DocumentFormat, damage: Damage, dpi: Int, name: String, className: String
  ) throws {
    let parts: [[UInt8]]
    var fileExtension = "pdf"
    switch format {
    case .pdf: parts = [SheetRenderer.pdf(sheet)]
    case .handmade(let form): parts = [try SheetRenderer.handmadePDF(sheet, form: form, damage: damage)]
    case .scan(let scan):
      parts = try SheetRenderer.scan(sheet, damage: damage, dpi: dpi, format: scan)
      fileExtension = scan.fileExtension
    }
    files = parts.enumerated().map { index, bytes in
      (parts.count == 1 ? "\(name).\(fileExtension)" : "\(name)-\(index + 1).\(fileExtension)", bytes)
    }
    truth = SheetTruth(
      className: className, format: format.word, damage: damage.rawValue, provenance: format.provenance,
      files: files.map(\.name)
    ).json(of: sheet)
  }

  /// Writes the files and, beside them, the truth.
  func write(to folder: OutputFolder, name: String) throws {
    for file in files { try folder.write(file.bytes, name: file.name) }
    try folder.write(truth.serialized + [0x0A], name: "\(name).truth.json")
  }
}
