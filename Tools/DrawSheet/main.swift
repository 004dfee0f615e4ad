import FictionalSheets
import Foundation
import Report

func run(_ arguments: Arguments) throws {
  if arguments.help { return print(Arguments.usage) }
  if arguments.list { return SheetCatalogue.names.forEach { print($0) } }
  guard let path = arguments.output else {
    throw DrawError(status: 64, message: "--output DIR says where to draw; --help shows the rest")
  }
  if let count = arguments.corpus {
    try Corpus(count: count, seed: arguments.seed).draw(into: OutputFolder(path: path))
    return
  }
  guard let name = arguments.name else { throw DrawError(status: 64, message: "which sheet? --list names them") }
  let isShort = [.scan(.png), .scan(.jpeg)].contains(arguments.format) && name != "demo"
  guard let sheet = SheetCatalogue.sheet(named: name, seed: arguments.seed, isShort: isShort) else {
    throw DrawError(status: 64, message: "no sheet is called \(name); --list names them")
  }
  let document = try DrawnDocument(
    sheet, format: arguments.format, damage: arguments.damage, dpi: arguments.dpi, name: name, className: name)
  try document.write(to: OutputFolder(path: path), name: name)
}

do {
  try run(Arguments(Array(CommandLine.arguments.dropFirst())))
} catch let error as DrawError {
  FileHandle.standardError.write(Data("DrawSheet: error: \(error.message)\n".utf8))
  exit(error.status)
} catch {
  FileHandle.standardError.write(Data("DrawSheet: error: \(error)\n".utf8))
  exit(70)
}
