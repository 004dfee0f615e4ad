package import Report

/// Reads one document's pages: the half of the reader that meets foreign bytes, only ever run inside the confined child.
///
/// The document's bytes are not copied; they must stay mapped while the engine lives. One engine is used by one thread.
@safe
package final class DocumentEngine {
  /// What the file is, by its content.
  package let kind: SourceKind
  private let source: any PageSource

  /// Recognises the kind of document and opens it; decodes no page.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - resources: Models and fonts; `prepare()` was called on them before.
  ///
  /// - Throws: The fault of the document as a whole: empty, of an unknown kind, locked, damaged, or past a limit.
  package init(bytes: UnsafeRawBufferPointer, resources: EngineResources) throws(EngineFault) {
    guard unsafe !bytes.isEmpty else { throw .empty }
    guard let type = unsafe ContentType(of: bytes.bytes) else { throw .notADocument }
    let recognisers = RecogniserSet(resources)
    switch type {
    case .heic: throw .heic
    case .pdf:
      kind = .pdf
      source = try unsafe PDFSource(bytes, recognisers)
    case .png, .jpeg, .tiff, .webp:
      kind = .image
      source = try unsafe PictureSource(bytes, type, recognisers)
    }
  }

  /// Pages the document has; every number from 1 to it may be asked for.
  package var pageCount: Int { source.pageCount }

  /// Reads one page: its text layer with the evidence for it, and the recogniser's passes where pixels have to be read.
  package func readPage(_ number: Int) throws(EngineFault) -> ScannedPage {
    guard (1...pageCount).contains(number) else { throw .noSuchPage(number) }
    return try source.read(page: number)
  }

  /// Draws one page as a person would see it, upright, as the bytes of a PNG file.
  package func renderPage(_ number: Int, resolution: Int) throws(EngineFault) -> [UInt8] {
    guard (1...pageCount).contains(number) else { throw .noSuchPage(number) }
    return try source.render(page: number, resolution: min(max(resolution, 20), 600))
  }
}
