/// What reading one document may cost.
package struct ReaderLimits: Sendable, Hashable {
  /// Bytes of the document.
  package var documentBytes = 100 << 20
  /// Pages of the document; one with more is refused.
  package var pages = 200
  /// Readers at the same time; `nil` for one per processor.
  package var readers: Int?
  /// Processor time for opening the document.
  package var openingProcessorTime: Duration = .seconds(30)
  /// Processor time for one page, as the kernel accounts it.
  package var pageProcessorTime: Duration = .seconds(120)
  /// How many times its processor time a page may take on the clock: other programs may be using the processors.
  package var wallFactor = 10
  /// How long a reader may use no processor time at all while it has work.
  package var standstill: Duration = .seconds(60)
  /// How long nothing may have come from the readers before one more is started for pages that wait.
  package var patience: Duration = .milliseconds(60)
  /// Memory that all readers together may have resident.
  package var residentBytes = 400 << 20
  /// Address space of one reader: program, libraries, document and models count.
  package var addressSpaceBytes = 1200 << 20
  /// Memory of its own that one reader may ask for.
  package var dataBytes = 420 << 20
  /// Open files of one reader, above those it is given.
  package var openFiles = 64

  package init() {}
}
