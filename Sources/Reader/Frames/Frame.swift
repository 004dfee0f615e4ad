/// One message on a pipe: the payload's length in four bytes, the kind in one, the payload.
struct Frame: Hashable {
  static let headerBytes = 5

  var kind: FrameKind
  var payload: [UInt8]

  /// The frame as it goes over the pipe.
  var bytes: [UInt8] {
    var writer = FrameWriter()
    writer.put(UInt32(payload.count))
    writer.put(kind.rawValue)
    writer.putRaw(payload)
    return writer.bytes
  }
}

/// What a frame is; requests go to the child, answers come from it.
enum FrameKind: UInt8, CaseIterable {
  case readPage = 1
  case renderPage = 2
  case confined = 16
  case unconfined = 17
  case opened = 18
  case page = 19
  case picture = 20
  case fault = 21

  /// The longest payload of this kind.
  var mostBytes: Int {
    switch self {
    case .readPage, .renderPage: FrameLimits.requestBytes
    case .page: FrameLimits.pageBytes
    case .picture: FrameLimits.pictureBytes
    case .confined, .unconfined, .opened, .fault: FrameLimits.shortBytes
    }
  }
}

/// Puts frames together from the pieces a pipe gives; holds at most one frame of the longest kind and one piece.
struct FrameAssembler {
  private var bytes: [UInt8] = []

  mutating func append(_ piece: [UInt8]) { bytes.append(contentsOf: piece) }

  /// The next whole frame, or `nil` while bytes of it are missing.
  ///
  /// A header is judged as soon as it is there.
  mutating func next() throws(FrameError) -> Frame? {
    guard bytes.count >= Frame.headerBytes else { return nil }
    var header = FrameParser(Array(bytes[..<Frame.headerBytes]))
    let count = Int(try header.takeUInt32())
    let rawKind = try header.takeByte()
    guard let kind = FrameKind(rawValue: rawKind) else { throw .unknownKind(rawKind) }
    guard count <= kind.mostBytes else { throw .tooLong(count) }
    let end = Frame.headerBytes + count
    guard bytes.count >= end else { return nil }
    let payload = Array(bytes[Frame.headerBytes..<end])
    bytes.removeSubrange(..<end)
    return Frame(kind: kind, payload: payload)
  }
}
