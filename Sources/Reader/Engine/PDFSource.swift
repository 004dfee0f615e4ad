import CPoppler
import Report

/// A PDF, read from memory by poppler, its structure by qpdf.
@safe
final class PDFSource: PageSource {
  let pageCount: Int
  let document: OpaquePointer
  let structure: PDFStructure
  let recognisers: RecogniserSet
  /// What the file says about itself, and what in it could act; the same for every page.
  let producer: String
  let creator: String
  let activeContent: [String]

  /// Opens the file with the empty password.
  ///
  /// Calls `poppler_document_new_from_bytes`.
  init(_ bytes: UnsafeRawBufferPointer, _ recognisers: RecogniserSet) throws(EngineFault) {
    self.recognisers = recognisers
    structure = try unsafe PDFStructure(bytes)
    // The bytes stay mapped for as long as the engine lives, so poppler need not copy them.
    let shared = unsafe g_bytes_new_static(bytes.baseAddress, gsize(bytes.count))
    defer { unsafe g_bytes_unref(shared) }
    var error: UnsafeMutablePointer<GError>?
    guard let document = unsafe poppler_document_new_from_bytes(shared, nil, &error) else {
      defer { unsafe g_clear_error(&error) }
      let isLocked = unsafe error?.pointee.code == gint(POPPLER_ERROR_ENCRYPTED.rawValue)
      throw isLocked ? .encrypted : .damaged
    }
    unsafe self.document = unsafe document
    pageCount = Int(unsafe poppler_document_get_n_pages(document))
    producer = unsafe Self.string(poppler_document_get_producer(document))
    creator = unsafe Self.string(poppler_document_get_creator(document))
    activeContent = structure.activeContent()
    guard pageCount > 0 else { throw .damaged }
    guard pageCount <= EngineLimits.pages else { throw .tooManyPages(found: pageCount, limit: EngineLimits.pages) }
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(document))
  }

  /// Takes over a string that GLib allocated.
  static func string(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }

  /// One page, with number from 1.
  func page(_ number: Int) throws(EngineFault) -> PDFPage {
    try unsafe PDFPage(number, of: document)
  }
}
