import CQPDF

/// A PDF's objects and content streams, decoded from memory by qpdf: what poppler draws without telling how.
@safe
final class PDFStructure {
  let qpdf: qpdf_data
  /// Whether the file's own tables led to its objects; a repaired file's evidence is never complete.
  private(set) var isIntact = false
  /// Whether its objects can be looked at at all.
  private(set) var isReadable = false

  /// Opens the file with the empty password.
  ///
  /// Calls `qpdf_read_memory`.
  ///
  /// - Throws: `encrypted` when it needs one, `damaged` when its end is missing: what poppler could still show of it would be
  ///   a part of the report that looks like the whole.
  init(_ bytes: UnsafeRawBufferPointer) throws(EngineFault) {
    guard let qpdf = unsafe qpdf_init() else { throw .damaged }
    unsafe self.qpdf = unsafe qpdf
    unsafe qpdf_silence_errors(qpdf)
    unsafe qpdf_set_suppress_warnings(qpdf, 1)
    let status = unsafe qpdf_read_memory(
      qpdf, "document", bytes.assumingMemoryBound(to: CChar.self).baseAddress, UInt64(bytes.count), nil)
    let hasErrors = status & Int32(QPDF_ERRORS) != 0
    if hasErrors, unsafe qpdf_get_error_code(qpdf, qpdf_get_error(qpdf)) == qpdf_e_password { throw .encrypted }
    isReadable = !hasErrors
    let hasWarnings = unsafe qpdf_more_warnings(qpdf) != 0
    isIntact = !hasErrors && !hasWarnings
    if !isIntact, unsafe !Self.hasEnd(bytes) { throw .damaged }
  }

  deinit {
    var qpdf: qpdf_data? = unsafe qpdf
    unsafe qpdf_cleanup(&qpdf)
  }

  /// Whether the last kilobytes hold the end-of-file mark (ISO 32000-1, 7.5.5).
  private static func hasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let tail = unsafe Array(bytes.suffix(4096))
    let mark = Array("%%EOF".utf8)
    return tail.indices.contains { tail[$0...].starts(with: mark) }
  }

  /// Looks at everything one page draws, with number from 1.
  ///
  /// - Throws: `tooLarge` when a picture on it has more pixels than may be decoded.
  func content(ofPage number: Int) throws(EngineFault) -> ContentScanner {
    var scanner = ContentScanner()
    guard isReadable, isIntact else {
      scanner.giveUp()
      return scanner
    }
    defer { unsafe qpdf_oh_release_all(qpdf) }
    let page = unsafe QPDFObject(qpdf, qpdf_get_page_n(qpdf, number - 1))
    let resources = QPDFResources(page.inherited("/Resources"))
    if let picture = resources.pictures().first(where: \.isTooLarge) {
      throw .tooLarge(width: picture.width, height: picture.height)
    }
    if let content = page.pageContent() { scanner.scan(content, resources) } else { scanner.giveUp() }
    return scanner
  }

  /// Pixel sizes of the pictures a page may draw, those of its forms included.
  func pictures(ofPage number: Int) -> [QPDFPicture] {
    guard isReadable else { return [] }
    defer { unsafe qpdf_oh_release_all(qpdf) }
    return unsafe QPDFResources(QPDFObject(qpdf, qpdf_get_page_n(qpdf, number - 1)).inherited("/Resources")).pictures()
  }
}
