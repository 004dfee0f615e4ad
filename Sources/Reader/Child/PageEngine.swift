package import Report

/// What the child's frame needs of an engine: one document, open, its pages to be read and drawn.
package protocol PageEngine {
  var kind: SourceKind { get }
  var pageCount: Int { get }
  /// Names and versions of the libraries behind it.
  var readers: [String] { get }
  /// One page's words, with a number from 1 to `pageCount`.
  func readPage(_ number: Int) throws(EngineFault) -> ScannedPage
  /// One page as the bytes of a PNG file.
  func renderPage(_ number: Int, resolution: Int) throws(EngineFault) -> [UInt8]
}

/// One recognition model as the child holds it: mapped, for the child's whole life.
@safe
package struct MappedModel {
  package var language: String
  package var bytes: UnsafeRawBufferPointer
}

/// How a child makes its engine, in two steps with Landlock and the filter between them.
@safe
package struct EngineMaker {
  /// Sets up what must be opened by path, before the document may be looked at.
  package var prepare: ([MappedModel], _ fontFolder: String?) -> Void
  /// Opens the document, confined.
  package var open: (UnsafeRawBufferPointer) throws(EngineFault) -> any PageEngine

  package init(
    prepare: @escaping ([MappedModel], String?) -> Void,
    open: @escaping (UnsafeRawBufferPointer) throws(EngineFault) -> any PageEngine
  ) {
    self.prepare = prepare
    unsafe self.open = unsafe open
  }
}
