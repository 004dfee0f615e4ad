import Intake
import Reader
import Report
import Terminal

/// Steps 1 to 6: a document through the confined reader, and what the intake makes of it.
enum DocumentIntake {
  /// Reads a document, showing each page that is done.
  ///
  /// - Returns: What the reader saw, and the reading.
  /// - Throws: Why nothing of it could be read.
  static func read(
    _ document: DocumentFile, _ context: Context
  ) throws(Problem) -> (scan: DocumentScan, reading: Reading) {
    let reader = DocumentReader(resources: try resources())
    let console = context.console
    let name = TerminalText.escaped(bytes: document.name)
    defer { console.endProgress() }
    let scan = try ProblemMapping.reading(document.shownName) { () throws(ReaderError) in
      try reader.read(document.memory) { done, total in
        // The page in hand, not the last one that is done.
        console.progress(.progress(name: name, page: min(done + 1, total), of: total))
      }
    }
    guard !scan.pages.isEmpty else { throw .documentUnreadable(document.shownName) }
    let reading = Intake.read(scan, source: document.source(kind: scan.kind, pages: scan.pageCount))
    return (scan, reading)
  }

  /// Recognition models and fonts for the readers.
  static func resources() throws(Problem) -> ReaderResources {
    let places: HostResources.Places
    do throws(HostResources.Missing) {
      places = try HostResources.locate()
    } catch {
      switch error {
      case .model(_, let package), .fonts(let package): throw .readerDataMissing(package)
      }
    }
    do throws(MemoryFileError) { return try ReaderResources(places) } catch { throw .readerUnavailable }
  }
}
