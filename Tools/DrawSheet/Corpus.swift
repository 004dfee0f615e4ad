import FictionalSheets
import Report

/// A corpus over all classes: the same count and seed give the same documents.
struct Corpus {
  /// A way from sheet to document, and how often it is taken.
  private struct Way {
    var className: String
    var format: DocumentFormat
    var damage = Damage.clean
    var dpi = 300
  }

  let count: Int
  let seed: UInt64

  /// Taken in turn; the layouts turn beside them at another pace, so that every pair is met in a long corpus.
  private static let ways: [Way] = [
    Way(className: "text-layer", format: .pdf),
    Way(className: "scan-clean", format: .scan(.scanPDF)),
    Way(className: "text-layer", format: .pdf),
    Way(className: "scan-skew", format: .scan(.scanPDF), damage: .skew),
    Way(className: "photo", format: .scan(.jpeg), damage: .photo),
    Way(className: "text-layer-plain", format: .handmade(.plain)),
    Way(className: "fax", format: .scan(.tiff), damage: .faxFine),
    Way(className: "scan-clean", format: .scan(.png)),
    Way(className: "hybrid", format: .handmade(.hybrid)),
    Way(className: "scan-noise", format: .scan(.scanPDF), damage: .noise),
    Way(className: "trap", format: .pdf),
    Way(className: "text-layer", format: .pdf),
    Way(className: "scan-rotated", format: .scan(.scanPDF), damage: .rotate90),
    Way(className: "scan-blur", format: .scan(.scanPDF), damage: .blur),
    Way(className: "forged", format: .handmade(.forged)),
    Way(className: "fax-coarse", format: .scan(.tiff), damage: .fax),
    Way(className: "scan-jpeg", format: .scan(.scanPDF), damage: .jpeg),
    Way(className: "scan-shadow", format: .scan(.scanPDF), damage: .shadow),
    Way(className: "scan-rotated", format: .scan(.tiff), damage: .rotate180),
    Way(className: "trap", format: .scan(.scanPDF)),
    Way(className: "scan-faded", format: .scan(.scanPDF), damage: .faded),
    Way(className: "dark-screen", format: .scan(.png), damage: .dark),
    Way(className: "scan-clean", format: .scan(.tiff)),
  ]
  private static let traps = ["order-form", "letter", "invoice"]

  /// Draws every document with its truth, and manifest.json that lists them.
  func draw(into folder: OutputFolder) throws {
    var entries: [JSONValue] = []
    for index in 0..<count {
      let way = Self.ways[index % Self.ways.count]
      let sheet = sheet(number: index, way: way)
      let digits = String(index + 1)
      let number = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
      let name = "\(number)-\(sheet.name)-\(way.format.word)-\(way.damage.rawValue)"
      let document = try DrawnDocument(
        sheet, format: way.format, damage: way.damage, dpi: way.dpi, name: name, className: way.className)
      try document.write(to: folder, name: name)
      entries.append(
        .object([
          JSONMember("name", .string(name)), JSONMember("class", .string(way.className)),
          JSONMember("damage", .string(way.damage.rawValue)), JSONMember("truth", .string("\(name).truth.json")),
          JSONMember("files", .array(document.files.map { .string($0.name) })),
        ]))
    }
    let manifest = JSONValue.object([
      JSONMember("schema", .string("fictional-sheet.corpus/1")), JSONMember("seed", .number(String(seed))),
      JSONMember("documents", .array(entries)),
    ])
    try folder.write(manifest.serialized + [0x0A], name: "manifest.json")
  }

  private func sheet(number: Int, way: Way) -> FictionalSheet {
    let sheetSeed = seed &* 1_000_003 &+ UInt64(number)
    if way.className == "trap" {
      let round = number / 10
      return SheetCatalogue.sheet(named: Self.traps[round % Self.traps.count], seed: sheetSeed)
        ?? .demo(seed: sheetSeed)
    }
    let layout = SheetLayout.allCases[number % SheetLayout.allCases.count]
    let isShort = [.scan(.png), .scan(.jpeg)].contains(way.format)
    var isWesternOnly = false
    if case .handmade = way.format { isWesternOnly = true }
    return .drawn(layout: layout, seed: sheetSeed, isShort: isShort, isWesternOnly: isWesternOnly)
  }
}
