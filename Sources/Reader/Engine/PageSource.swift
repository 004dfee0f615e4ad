import Report

/// A document whose pages can be read and drawn: a PDF or a file of pictures.
protocol PageSource: AnyObject {
  /// Pages that the document has; at least one.
  var pageCount: Int { get }
  /// What one page says, with number from 1 to `pageCount`.
  func read(page number: Int) throws(EngineFault) -> ScannedPage
  /// One page drawn at a resolution in dots per inch, upright, as PNG bytes.
  func render(page number: Int, resolution: Int) throws(EngineFault) -> [UInt8]
}
