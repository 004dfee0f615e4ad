extension EngineFault {
  func write(to writer: inout FrameWriter) {
    switch self {
    case .empty: writer.put(UInt8(0))
    case .notADocument: writer.put(UInt8(1))
    case .heic: writer.put(UInt8(2))
    case .encrypted: writer.put(UInt8(3))
    case .damaged: writer.put(UInt8(4))
    case .tooManyPages(let found, let limit):
      writer.put(UInt8(5))
      writer.put(found)
      writer.put(limit)
    case .tooLarge(let width, let height):
      writer.put(UInt8(6))
      writer.put(width)
      writer.put(height)
    case .noSuchPage(let number):
      writer.put(UInt8(7))
      writer.put(number)
    case .pageUnreadable: writer.put(UInt8(8))
    case .modelUnusable(let language):
      writer.put(UInt8(9))
      writer.put(language)
    }
  }

  init(from parser: inout FrameParser) throws(FrameError) {
    let count = 0...FrameLimits.count
    switch try parser.takeByte() {
    case 0: self = .empty
    case 1: self = .notADocument
    case 2: self = .heic
    case 3: self = .encrypted
    case 4: self = .damaged
    case 5:
      let found = try parser.takeInt(in: count)
      self = .tooManyPages(found: found, limit: try parser.takeInt(in: count))
    case 6:
      let width = try parser.takeInt(in: count)
      self = .tooLarge(width: width, height: try parser.takeInt(in: count))
    case 7: self = .noSuchPage(try parser.takeInt(in: count))
    case 8: self = .pageUnreadable
    case 9: self = .modelUnusable(language: try parser.takeText(most: FrameLimits.nameBytes))
    default: throw .outOfRange
    }
  }
}
