/// The named things of a page or form that its content stream may call on.
protocol ContentResources {
  /// Whether a font's strings hold two bytes for each character (a composite font).
  func usesTwoByteCodes(font name: String) -> Bool
  /// The opacity of filling that a graphics state dictionary sets, if it does.
  func fillOpacity(state name: String) -> Double?
  /// The content of a form and what it may call on; `nil` when the name is no form or cannot be read.
  func xObject(named name: String) -> ContentXObject<Self>
}

/// What an external object turned out to be.
enum ContentXObject<Resources> {
  case form(content: [UInt8], resources: Resources)
  case picture
  case unreadable
}

/// Counts the characters that content streams draw, and those drawn so that nobody sees them.
///
/// Follows text rendering mode, graphics state and forms only as far as that needs (ISO 32000-1, 8.4, 8.10, 9.3.6). White or
/// covered writing is found in the pixels instead.
struct ContentScanner {
  private(set) var visible = 0
  private(set) var invisible = 0
  /// Whether everything was looked at: no limit met, no broken stream.
  private(set) var isComplete = true
  private var operatorsLeft = EngineLimits.contentOperators
  private var bytesLeft = EngineLimits.contentBytes

  private struct State {
    var renderingMode = 0
    var opacity = 1.0
    var bytesPerCharacter = 1
  }

  /// Operands collected since the last operator.
  private struct Operands {
    var stringBytes = 0
    var name = ""
    var number = 0.0
  }

  /// Looks at one page's content.
  mutating func scan<Resources: ContentResources>(_ content: [UInt8], _ resources: Resources) {
    scan(content, resources, from: State(), depth: 0)
  }

  /// Says that something of the page could not be looked at.
  mutating func giveUp() { isComplete = false }

  private mutating func scan<Resources: ContentResources>(
    _ content: [UInt8], _ resources: Resources, from inherited: State, depth: Int
  ) {
    bytesLeft -= content.count
    guard depth <= EngineLimits.formDepth, bytesLeft >= 0 else { return giveUp() }
    var tokens = ContentTokens(content)
    var state = inherited
    var saved: [State] = []
    var operands = Operands()
    while let token = tokens.next() {
      switch token {
      case .string(let count): operands.stringBytes += count
      case .name(let name): operands.name = name
      case .number(let number): operands.number = number
      case .word(let word):
        operatorsLeft -= 1
        guard operatorsLeft >= 0 else { return giveUp() }
        switch word {
        case "q": saved.append(state)
        case "Q": state = saved.popLast() ?? state
        case "BI": tokens.skipInlineImage()
        case "Do": draw(operands.name, resources, state, depth: depth)
        default: apply(word, operands, resources, to: &state)
        }
        if saved.count > 4096 { return giveUp() }
        operands = Operands()
      }
    }
  }

  private mutating func apply(
    _ word: String, _ operands: Operands, _ resources: some ContentResources, to state: inout State
  ) {
    switch word {
    case "Tr": state.renderingMode = Int(exactly: operands.number.rounded()) ?? 0
    case "Tf": state.bytesPerCharacter = resources.usesTwoByteCodes(font: operands.name) ? 2 : 1
    case "gs": state.opacity = resources.fillOpacity(state: operands.name) ?? state.opacity
    case "Tj", "TJ", "'", "\"":
      let characters = operands.stringBytes / state.bytesPerCharacter
      // 3: neither filled nor stroked; 7: only added to the clipping path.
      let isHidden = state.renderingMode == 3 || state.renderingMode == 7 || state.opacity < 0.05
      if isHidden { invisible += characters } else { visible += characters }
    default: break
    }
  }

  private mutating func draw<Resources: ContentResources>(
    _ name: String, _ resources: Resources, _ state: State, depth: Int
  ) {
    switch resources.xObject(named: name) {
    case .form(let content, let own): scan(content, own, from: state, depth: depth + 1)
    case .picture: break
    case .unreadable: giveUp()
    }
  }
}
