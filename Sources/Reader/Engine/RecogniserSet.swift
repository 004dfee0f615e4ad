import Report

/// The recognition engines of one child, each made when it is first needed and then kept.
@safe
final class RecogniserSet {
  private let resources: EngineResources
  private var made: [String: Recogniser] = [:]

  init(_ resources: EngineResources) {
    self.resources = resources
  }

  /// The engine of a language.
  func recogniser(_ language: String) throws(EngineFault) -> Recogniser {
    if let recogniser = made[language] { return recogniser }
    guard let model = resources.model(language) else { throw .modelUnusable(language: language) }
    let recogniser = try Recogniser(model)
    made[language] = recogniser
    return recogniser
  }

  /// The passes every page of pixels gets: two page modes in German, because neither finds all, and English for words.
  private static let passes: [(name: String, language: String, mode: PageMode)] = [
    ("deu-block", "deu", .block), ("deu-sparse", "deu", .sparse), ("eng-block", "eng", .block),
  ]

  /// Runs the passes over one prepared page.
  func passes(over page: PreparedPage) throws(EngineFault) -> [RecognitionPass] {
    var results: [RecognitionPass] = []
    for pass in Self.passes {
      let start = ProcessorClock.seconds()
      let words = try recogniser(pass.language).words(
        in: page.image, mode: pass.mode, resolution: page.preparation.resolution)
      results.append(
        RecognitionPass(
          name: pass.name, words: words.map { page.word($0) }, processorSeconds: ProcessorClock.seconds() - start))
    }
    return results
  }
}

extension RecogniserSet {
  /// Reads whatever writing a picture holds, for telling which way it lies.
  func sample(of image: GreyImage) throws(EngineFault) -> [RecognisedWord] {
    try recogniser("deu").words(in: image, mode: .sparse, resolution: PagePreparer.resolution)
  }
}
