import Reader
import Report
import Terminal
import Vault

/// `vault pages`: what is stored of a report's pages, or one of them written out.
enum PagesCommand {
  /// Dots per inch of a page drawn as a picture.
  private static let resolution = 150

  static func run(_ context: Context) throws(Problem) {
    let invocation = context.invocation
    let page = try invocation.number(of: .page, atLeast: 1)
    let original = try invocation.number(of: .original, atLeast: 1)
    if page != nil, original != nil { throw .optionsExclude(.page, .original) }
    if page == nil, original == nil, invocation.bytes(of: .output) != nil { throw .optionRequires(.output, .page) }
    let store = try Gate.open(context)
    let stored = try StoredDocument(
      store: store, id: ReportLookup.report(invocation.operands[0], in: store), path: context.vaultPath())
    guard page != nil || original != nil else { return try list(stored, context) }
    let target = try OutputTarget(context)
    try target.ask(context)
    if let original { return try target.write(try stored.original(original), context) }
    if let page { try target.write(try picture(of: page, in: stored), context) }
  }

  private static func list(_ stored: StoredDocument, _ context: Context) throws(Problem) {
    let files = try stored.files()
    let pages = try stored.pages()
    if context.console.isJSON {
      return try context.console.print(json: PagesScreen.json(id: stored.id, files: files, pages: pages))
    }
    try context.console.print(PagesScreen.lines(files: files, pages: pages, context.console.output))
  }

  private static func picture(of page: Int, in stored: StoredDocument) throws(Problem) -> [UInt8] {
    let count = try stored.pages().count
    guard page <= count else { throw .pageMissing(page, of: count) }
    let bytes = try stored.original(1)
    let reader = DocumentReader(resources: try DocumentIntake.resources())
    let memory: SealedMemoryFile
    do throws(MemoryFileError) { memory = try SealedMemoryFile(copying: bytes) } catch { throw .readerUnavailable }
    return try ProblemMapping.reading(stored.id.short) { () throws(ReaderError) in
      try reader.picture(of: memory, page: page, resolution: resolution)
    }
  }
}
