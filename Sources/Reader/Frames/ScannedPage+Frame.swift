import Report

extension ScannedPage {
  func write(to writer: inout FrameWriter) {
    writer.put(number)
    writer.put(width)
    writer.put(height)
    writer.putList(textLayer) { writer, word in word.write(to: &writer) }
    writer.putList(passes) { writer, pass in
      writer.put(pass.name)
      writer.put(pass.processorSeconds)
      writer.putList(pass.words) { writer, word in word.write(to: &writer) }
    }
    writer.put(evidence != nil)
    evidence?.write(to: &writer)
    writer.put(preparation != nil)
    preparation?.write(to: &writer)
    writer.putList(notes) { writer, note in writer.put(note) }
  }

  init(from parser: inout FrameParser) throws(FrameError) {
    let number = try parser.takeInt(in: 1...FrameLimits.pages)
    let side = Double.leastNonzeroMagnitude...FrameLimits.pageSide
    let width = try parser.takeDouble(in: side)
    let height = try parser.takeDouble(in: side)
    let bounds = BoxBounds(width: width, height: height)
    self.init(number: number, width: width, height: height)
    textLayer = try parser.takeWords(within: bounds)
    passes = try parser.takeList(most: FrameLimits.passes) { parser throws(FrameError) in
      let name = try parser.takeText(most: FrameLimits.nameBytes)
      let seconds = try parser.takeDouble(in: 0...1e6)
      return RecognitionPass(name: name, words: try parser.takeWords(within: bounds), processorSeconds: seconds)
    }
    if try parser.takeFlag() { evidence = try TextLayerEvidence(from: &parser) }
    if try parser.takeFlag() { preparation = try PagePreparation(from: &parser) }
    notes = try parser.takeNames()
  }
}

extension Word {
  func write(to writer: inout FrameWriter) {
    writer.put(box.x)
    writer.put(box.y)
    writer.put(box.width)
    writer.put(box.height)
    writer.put(confidence)
    writer.put(isBold)
    writer.put(text)
  }

  init(from parser: inout FrameParser, within bounds: BoxBounds) throws(FrameError) {
    let x = try parser.takeDouble(in: bounds.across)
    let y = try parser.takeDouble(in: bounds.down)
    let width = try parser.takeDouble(in: 0...bounds.across.upperBound)
    let height = try parser.takeDouble(in: 0...bounds.down.upperBound)
    let confidence = try parser.takeDouble(in: 0...1)
    let isBold = try parser.takeFlag()
    let text = try parser.takeText(most: FrameLimits.wordBytes)
    self.init(
      text: text, box: Box(x: x, y: y, width: width, height: height), confidence: confidence, isBold: isBold)
  }
}

extension PagePreparation {
  func write(to writer: inout FrameWriter) {
    writer.put(quarterTurns)
    writer.put(skewDegrees)
    writer.put(inverted)
    writer.put(resolution)
    writer.put(pixelWidth)
    writer.put(pixelHeight)
  }

  init(from parser: inout FrameParser) throws(FrameError) {
    let quarterTurns = try parser.takeInt(in: 0...3)
    let skewDegrees = try parser.takeDouble(in: -180...180)
    let inverted = try parser.takeFlag()
    let resolution = try parser.takeInt(in: 0...100_000)
    let pixelWidth = try parser.takeInt(in: 0...1_000_000)
    self.init(
      quarterTurns: quarterTurns, skewDegrees: skewDegrees, inverted: inverted, resolution: resolution,
      pixelWidth: pixelWidth, pixelHeight: try parser.takeInt(in: 0...1_000_000))
  }
}

extension TextLayerEvidence {
  func write(to writer: inout FrameWriter) {
    for count in [invisibleCharacters, visibleCharacters, undecodableCharacters, pixelSampled, pixelAgreed] {
      writer.put(count)
    }
    writer.put(largestImageCoverage)
    writer.put(complete)
    writer.put(producer)
    writer.put(creator)
    writer.putList(fontNames) { writer, name in writer.put(name) }
    writer.putList(activeContent) { writer, name in writer.put(name) }
  }

  init(from parser: inout FrameParser) throws(FrameError) {
    var counts: [Int] = []
    for _ in 0..<5 { counts.append(try parser.takeInt(in: 0...FrameLimits.count)) }
    let coverage = try parser.takeDouble(in: 0...1)
    let complete = try parser.takeFlag()
    let producer = try parser.takeText(most: FrameLimits.nameBytes)
    let creator = try parser.takeText(most: FrameLimits.nameBytes)
    let fontNames = try parser.takeNames()
    self.init(
      invisibleCharacters: counts[0], visibleCharacters: counts[1], largestImageCoverage: coverage,
      fontNames: fontNames, undecodableCharacters: counts[2], producer: producer, creator: creator,
      pixelSampled: counts[3], pixelAgreed: counts[4], activeContent: try parser.takeNames(), complete: complete)
  }
}

/// Where a box may lie on a page of that size.
struct BoxBounds {
  let across: ClosedRange<Double>
  let down: ClosedRange<Double>

  init(width: Double, height: Double) {
    across = -FrameLimits.overhang * width...(1 + FrameLimits.overhang) * width
    down = -FrameLimits.overhang * height...(1 + FrameLimits.overhang) * height
  }
}

extension FrameParser {
  fileprivate mutating func takeWords(within bounds: BoxBounds) throws(FrameError) -> [Word] {
    try takeList(most: FrameLimits.words) { parser throws(FrameError) in try Word(from: &parser, within: bounds) }
  }

  fileprivate mutating func takeNames() throws(FrameError) -> [String] {
    try takeList(most: FrameLimits.names) { parser throws(FrameError) in
      try parser.takeText(most: FrameLimits.nameBytes)
    }
  }
}
