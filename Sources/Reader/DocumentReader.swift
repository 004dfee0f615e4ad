package import Report

/// Reads documents that came from outside, each in confined processes of its own that hold no key.
///
/// This process never looks into a document: it hands the bytes over sealed, and believes an answer only after its bounds were
/// checked. Readers are started for each call and are gone when it returns.
package struct DocumentReader: Sendable {
  private let resources: ReaderResources
  private let limits: ReaderLimits

  #if DEBUG
    /// The program to start in place of this one; only tests set it.
    package var program: String?
    /// Steps of confinement to leave out, so that a test can show each of the others alone.
    package var skippedSteps: ConfinementSteps = []
  #endif

  package init(resources: ReaderResources, limits: ReaderLimits = ReaderLimits()) {
    self.resources = resources
    self.limits = limits
  }

  /// Reads every page of a document.
  ///
  /// Pages are read by one reader per processor. A reader that dies, hangs or lies costs the page it had in hand, which a fresh
  /// one tries once more; what still fails is listed as unread and the others go on.
  ///
  /// - Parameters:
  ///   - document: The file's bytes, sealed.
  ///   - progress: Told the pages that ended and their total, whenever that changes.
  /// - Returns: What was read, with the pages that were not.
  /// - Throws: ``ReaderError`` when nothing can be read at all.
  package func read(
    _ document: SealedMemoryFile, progress: @escaping (Int, Int) -> Void = { _, _ in }
  ) throws(ReaderError) -> DocumentScan {
    let run = ReadingRun(try launch(document), .readEveryPage, progress: progress)
    try run.run()
    guard let opened = run.opened, let schedule = run.schedule else { throw .lost(.died) }
    let unread = schedule.givenUp.sorted { $0.key < $1.key }
    return DocumentScan(
      kind: opened.kind, pageCount: opened.pageCount,
      pages: run.pages.values.sorted { $0.number < $1.number },
      unread: unread.map { UnreadPage(number: $0.key, reason: $0.value.code) }, readers: opened.readers)
  }

  /// Reads every page of a document whose bytes are at hand.
  package func read(
    document: [UInt8], progress: @escaping (Int, Int) -> Void = { _, _ in }
  ) throws(ReaderError) -> DocumentScan {
    try read(try seal(document), progress: progress)
  }

  /// Draws one page as a person would see it.
  ///
  /// - Parameters:
  ///   - document: The file's bytes, sealed.
  ///   - page: Its number, 1 for the first.
  ///   - resolution: Dots per inch.
  /// - Returns: The bytes of a PNG file, which only a reader has looked at.
  /// - Throws: ``ReaderError`` when the document cannot be opened or the page not be drawn.
  package func picture(
    of document: SealedMemoryFile, page: Int, resolution: Int
  ) throws(ReaderError) -> [UInt8] {
    let run = ReadingRun(try launch(document), .draw(page: page, resolution: resolution)) { _, _ in }
    try run.run()
    switch run.schedule?.givenUp[page] {
    case .lost(let loss): throw .lost(loss)
    case .refused(let fault): throw .document(fault)
    case nil: return run.picture
    }
  }

  /// How readers are confined on this machine, as one that is started for this question says.
  package func confinement() throws(ReaderError) -> ConfinementReport {
    let run = ReadingRun(try launch(try seal([])), .confinement) { _, _ in }
    try run.run()
    guard let report = run.report else { throw .sandboxUnavailable(missing: ["start"]) }
    return report
  }

  private func seal(_ bytes: [UInt8]) throws(ReaderError) -> SealedMemoryFile {
    do throws(MemoryFileError) {
      return try SealedMemoryFile(copying: bytes)
    } catch {
      throw ReaderError(error)
    }
  }

  private func launch(_ document: SealedMemoryFile) throws(ReaderError) -> ReaderLaunch {
    guard document.count <= limits.documentBytes else { throw .tooManyBytes(limit: limits.documentBytes) }
    #if DEBUG
      var launch = try ReaderLaunch(document: document, resources: resources, limits: limits, program: program)
      launch.skipped = skippedSteps
      return launch
    #else
      return try ReaderLaunch(document: document, resources: resources, limits: limits, program: nil)
    #endif
  }
}
