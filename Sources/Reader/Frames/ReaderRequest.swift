/// What the parent asks of a reader, one at a time.
enum ReaderRequest: Hashable {
  case readPage(Int)
  case renderPage(Int, resolution: Int)

  var frame: Frame {
    var writer = FrameWriter()
    switch self {
    case .readPage(let number):
      writer.put(number)
      return Frame(kind: .readPage, payload: writer.bytes)
    case .renderPage(let number, let resolution):
      writer.put(number)
      writer.put(resolution)
      return Frame(kind: .renderPage, payload: writer.bytes)
    }
  }

  init(_ frame: Frame) throws(FrameError) {
    var parser = FrameParser(frame.payload)
    switch frame.kind {
    case .readPage:
      self = .readPage(try parser.takeInt(in: 1...FrameLimits.pages))
    case .renderPage:
      let number = try parser.takeInt(in: 1...FrameLimits.pages)
      self = .renderPage(number, resolution: try parser.takeInt(in: 1...2400))
    default: throw .unknownKind(frame.kind.rawValue)
    }
    try parser.end()
  }
}
