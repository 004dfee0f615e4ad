package import Report

/// What a reader says: first how it is confined, then what the document is, then one answer to each request.
enum ReaderAnswer: Hashable {
  case confined(ConfinementReport)
  /// The step of confinement that could not be taken; the reader ends after it.
  case unconfined(ConfinementSteps)
  case opened(OpenedDocument)
  case page(ScannedPage)
  /// The bytes of a PNG file.
  case picture([UInt8])
  case fault(EngineFault)

  var frame: Frame {
    var writer = FrameWriter()
    switch self {
    case .confined(let report):
      writer.put(report.steps.rawValue)
      writer.put(report.landlockVersion)
      return Frame(kind: .confined, payload: writer.bytes)
    case .unconfined(let step):
      writer.put(step.rawValue)
      return Frame(kind: .unconfined, payload: writer.bytes)
    case .opened(let document):
      document.write(to: &writer)
      return Frame(kind: .opened, payload: writer.bytes)
    case .page(let page):
      page.write(to: &writer)
      return Frame(kind: .page, payload: writer.bytes)
    case .picture(let png): return Frame(kind: .picture, payload: png)
    case .fault(let fault):
      fault.write(to: &writer)
      return Frame(kind: .fault, payload: writer.bytes)
    }
  }

  init(_ frame: Frame) throws(FrameError) {
    var parser = FrameParser(frame.payload)
    switch frame.kind {
    case .confined:
      let steps = ConfinementSteps(rawValue: try parser.takeUInt32())
      self = .confined(ConfinementReport(steps: steps, landlockVersion: try parser.takeInt(in: 0...1000)))
    case .unconfined: self = .unconfined(ConfinementSteps(rawValue: try parser.takeUInt32()))
    case .opened: self = .opened(try OpenedDocument(from: &parser))
    case .page: self = .page(try ScannedPage(from: &parser))
    case .picture: self = .picture(parser.takeRest())
    case .fault: self = .fault(try EngineFault(from: &parser))
    case .readPage, .renderPage: throw .unknownKind(frame.kind.rawValue)
    }
    try parser.end()
  }
}

/// What a reader found when it opened the document.
package struct OpenedDocument: Sendable, Hashable {
  package var kind: SourceKind
  package var pageCount: Int
  /// Names and versions of the libraries that read it.
  package var readers: [String]

  package init(kind: SourceKind, pageCount: Int, readers: [String]) {
    self.kind = kind
    self.pageCount = pageCount
    self.readers = readers
  }

  func write(to writer: inout FrameWriter) {
    writer.put(kind == .pdf ? UInt8(0) : 1)
    writer.put(pageCount)
    writer.putList(readers) { writer, name in writer.put(name) }
  }

  init(from parser: inout FrameParser) throws(FrameError) {
    kind = try parser.takeFlag() ? .image : .pdf
    pageCount = try parser.takeInt(in: 1...FrameLimits.pages)
    readers = try parser.takeList(most: 16) { parser throws(FrameError) in
      try parser.takeText(most: FrameLimits.nameBytes)
    }
  }
}
