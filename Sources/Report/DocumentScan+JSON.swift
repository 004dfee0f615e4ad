extension DocumentScan {
  /// What the readers saw, as the diagnostics record keeps it: enough to run the intake again without the pages.
  package var diagnosticsJSON: JSONValue {
    .object([
      JSONMember("schema", .string("vault.scan/1")),
      JSONMember("kind", .string(kind.rawValue)),
      JSONMember("pageCount", .integer(pageCount)),
      JSONMember("readers", .array(readers.map { .string($0) })),
      JSONMember("pages", .array(pages.map(\.json))),
      JSONMember("unread", .array(unread.map(\.json))),
    ])
  }

  package init(diagnosticsJSON json: JSONValue) throws(RecordError) {
    let schema = try json.requiredString("schema", in: "scan")
    guard schema == "vault.scan/1" else { throw .unknownSchema(schema) }
    guard let kind = SourceKind(rawValue: try json.requiredString("kind", in: "scan")) else {
      throw .unusable("scan.kind")
    }
    var pages: [ScannedPage] = []
    for (index, page) in try json.requiredArray("pages", in: "scan").enumerated() {
      pages.append(try ScannedPage(json: page, path: "scan.pages[\(index)]"))
    }
    var unread: [UnreadPage] = []
    for (index, page) in try json.requiredArray("unread", in: "scan").enumerated() {
      unread.append(
        UnreadPage(
          number: try page.requiredInteger("number", in: "scan.unread[\(index)]"),
          reason: try page.requiredString("reason", in: "scan.unread[\(index)]")))
    }
    self.init(
      kind: kind, pageCount: try json.requiredInteger("pageCount", in: "scan"), pages: pages, unread: unread,
      readers: (json["readers"]?.arrayValue ?? []).compactMap(\.stringValue))
  }
}

extension UnreadPage {
  fileprivate var json: JSONValue {
    .object([JSONMember("number", .integer(number)), JSONMember("reason", .string(reason))])
  }
}

extension ScannedPage {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("number", .integer(number)),
      JSONMember("width", .decimal(width, places: 4)),
      JSONMember("height", .decimal(height, places: 4)),
      JSONMember("textLayer", .array(textLayer.map(\.json))),
      JSONMember("passes", .array(passes.map(\.json))),
      JSONMember("evidence", evidence?.json ?? .null),
      JSONMember("preparation", preparation?.json ?? .null),
      JSONMember("notes", .array(notes.map { .string($0) })),
    ])
  }

  fileprivate init(json: JSONValue, path: String) throws(RecordError) {
    var textLayer: [Word] = []
    for word in try json.requiredArray("textLayer", in: path) { textLayer.append(try Word(json: word, path: path)) }
    var passes: [RecognitionPass] = []
    for pass in try json.requiredArray("passes", in: path) {
      passes.append(try RecognitionPass(json: pass, path: path + ".passes"))
    }
    var evidence: TextLayerEvidence?
    if let stored = json["evidence"], stored != .null { evidence = try TextLayerEvidence(json: stored, path: path) }
    var preparation: PagePreparation?
    if let stored = json["preparation"], stored != .null { preparation = try PagePreparation(json: stored, path: path) }
    self.init(
      number: try json.requiredInteger("number", in: path), width: try json.requiredDouble("width", in: path),
      height: try json.requiredDouble("height", in: path), textLayer: textLayer, passes: passes, evidence: evidence,
      preparation: preparation, notes: (json["notes"]?.arrayValue ?? []).compactMap(\.stringValue))
  }
}

extension Word {
  /// Four places, so that a layout decided on the stored boxes is the layout decided on the fresh ones.
  fileprivate var json: JSONValue {
    .array([
      .string(text), .decimal(box.x, places: 4), .decimal(box.y, places: 4), .decimal(box.width, places: 4),
      .decimal(box.height, places: 4), .decimal(confidence, places: 4), .bool(isBold),
    ])
  }

  fileprivate init(json: JSONValue, path: String) throws(RecordError) {
    guard let parts = json.arrayValue, parts.count >= 7, let text = parts[0].stringValue,
      let bold = parts[6].boolValue
    else { throw .unusable(path + ".words") }
    let numbers = parts[1...5].compactMap(\.doubleValue)
    guard numbers.count == 5 else { throw .unusable(path + ".words") }
    self.init(
      text: text, box: Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      confidence: numbers[4], isBold: bold)
  }
}

extension RecognitionPass {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("name", .string(name)), JSONMember("processorSeconds", .decimal(processorSeconds, places: 3)),
      JSONMember("words", .array(words.map(\.json))),
    ])
  }

  fileprivate init(json: JSONValue, path: String) throws(RecordError) {
    var words: [Word] = []
    for word in try json.requiredArray("words", in: path) { words.append(try Word(json: word, path: path)) }
    self.init(
      name: try json.requiredString("name", in: path), words: words,
      processorSeconds: try json.requiredDouble("processorSeconds", in: path))
  }
}

extension TextLayerEvidence {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("invisibleCharacters", .integer(invisibleCharacters)),
      JSONMember("visibleCharacters", .integer(visibleCharacters)),
      JSONMember("largestImageCoverage", .decimal(largestImageCoverage, places: 4)),
      JSONMember("fontNames", .array(fontNames.map { .string($0) })),
      JSONMember("undecodableCharacters", .integer(undecodableCharacters)),
      JSONMember("producer", .string(producer)),
      JSONMember("creator", .string(creator)),
      JSONMember("pixelSampled", .integer(pixelSampled)),
      JSONMember("pixelAgreed", .integer(pixelAgreed)),
      JSONMember("activeContent", .array(activeContent.map { .string($0) })),
      JSONMember("complete", .bool(complete)),
    ])
  }

  fileprivate init(json: JSONValue, path: String) throws(RecordError) {
    let here = path + ".evidence"
    self.init(
      invisibleCharacters: try json.requiredInteger("invisibleCharacters", in: here),
      visibleCharacters: try json.requiredInteger("visibleCharacters", in: here),
      largestImageCoverage: try json.requiredDouble("largestImageCoverage", in: here),
      fontNames: try json.requiredArray("fontNames", in: here).compactMap(\.stringValue),
      undecodableCharacters: try json.requiredInteger("undecodableCharacters", in: here),
      producer: try json.requiredString("producer", in: here), creator: try json.requiredString("creator", in: here),
      pixelSampled: try json.requiredInteger("pixelSampled", in: here),
      pixelAgreed: try json.requiredInteger("pixelAgreed", in: here),
      activeContent: try json.requiredArray("activeContent", in: here).compactMap(\.stringValue),
      complete: json["complete"]?.boolValue ?? false)
  }
}

extension PagePreparation {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("quarterTurns", .integer(quarterTurns)), JSONMember("skewDegrees", .decimal(skewDegrees, places: 3)),
      JSONMember("inverted", .bool(inverted)), JSONMember("resolution", .integer(resolution)),
      JSONMember("pixelWidth", .integer(pixelWidth)), JSONMember("pixelHeight", .integer(pixelHeight)),
    ])
  }

  fileprivate init(json: JSONValue, path: String) throws(RecordError) {
    let here = path + ".preparation"
    self.init(
      quarterTurns: try json.requiredInteger("quarterTurns", in: here),
      skewDegrees: try json.requiredDouble("skewDegrees", in: here), inverted: json["inverted"]?.boolValue ?? false,
      resolution: try json.requiredInteger("resolution", in: here),
      pixelWidth: try json.requiredInteger("pixelWidth", in: here),
      pixelHeight: try json.requiredInteger("pixelHeight", in: here))
  }
}
