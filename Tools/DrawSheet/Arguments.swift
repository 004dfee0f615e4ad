import FictionalSheets

/// What the command line asks for.
struct Arguments {
  var list = false
  var help = false
  var corpus: Int?
  var name: String?
  var seed: UInt64 = 1
  var format = DocumentFormat.pdf
  var damage = Damage.clean
  var dpi = 300
  var output: String?

  static let usage = """
    DrawSheet --list
    DrawSheet NAME [--seed N] [--format FORMAT] [--damage DAMAGE] [--dpi N] --output DIR
    DrawSheet --corpus COUNT [--seed N] --output DIR

    Draws fictional laboratory sheets outside of any checkout of this project: a document and NAME.truth.json beside it.
    FORMAT: \(DocumentFormat.words.joined(separator: " "))
    DAMAGE: \(Damage.allCases.map(\.rawValue).joined(separator: " "))
    """

  init(_ words: [String]) throws {
    var rest = words[...]
    func value(after option: String) throws -> String {
      guard let value = rest.popFirst() else { throw DrawError(status: 64, message: "\(option) needs a value") }
      return value
    }
    func number<Number: FixedWidthInteger>(after option: String) throws -> Number {
      let text = try value(after: option)
      guard let number = Number(text), number >= 0 else {
        throw DrawError(status: 64, message: "\(option) needs a whole number, not \(text)")
      }
      return number
    }
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": help = true
      case "--list": list = true
      case "--corpus": corpus = try number(after: word)
      case "--seed": seed = try number(after: word)
      case "--dpi": dpi = try number(after: word)
      case "--output": output = try value(after: word)
      case "--format":
        let text = try value(after: word)
        guard let format = DocumentFormat(text) else { throw DrawError(status: 64, message: "no such format: \(text)") }
        self.format = format
      case "--damage":
        let text = try value(after: word)
        guard let damage = Damage(rawValue: text) else {
          throw DrawError(status: 64, message: "no such damage: \(text)")
        }
        self.damage = damage
      default:
        guard !word.hasPrefix("-"), name == nil else { throw DrawError(status: 64, message: "unknown: \(word)") }
        name = word
      }
    }
    guard (72...600).contains(dpi) else { throw DrawError(status: 64, message: "--dpi takes 72 to 600") }
  }
}
