import CPoppler

/// One page of a PDF that poppler opened, owned: given back when it goes out of scope.
@safe
struct PDFPage: ~Copyable {
  let page: OpaquePointer

  /// Calls `poppler_document_get_page`; the number counts from 1.
  init(_ number: Int, of document: OpaquePointer) throws(EngineFault) {
    guard let page = unsafe poppler_document_get_page(document, Int32(number - 1)) else { throw .pageUnreadable }
    unsafe self.page = unsafe page
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(page))
  }

  /// Width and height in points as displayed.
  ///
  /// Calls `poppler_page_get_size`.
  var size: (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    unsafe poppler_page_get_size(page, &width, &height)
    return (max(width, 1), max(height, 1))
  }
}
