/// Where a value's characters come from; carried by every row, the report carries the weakest (docs/decisions/003, docs/sheets.md, section 4).
package enum Provenance: String, Sendable, Hashable, Comparable, CaseIterable {
  /// The producer's own visible characters in the file, proved per page.
  case labIssuedDigital = "lab-issued-digital"
  /// Anything recognised from pixels, and any text layer that could not be proved.
  case ocrTranscribed = "ocr-transcribed"
  /// Typed by the person, or a consumer device's screen or file.
  case selfTracked = "self-tracked"

  private var weakness: Int {
    switch self {
    case .labIssuedDigital: 0
    case .ocrTranscribed: 1
    case .selfTracked: 2
    }
  }

  /// Ordered from strongest to weakest, so that `max()` is the provenance of the whole.
  package static func < (left: Provenance, right: Provenance) -> Bool { left.weakness < right.weakness }

  /// The status that goes with it: only what the laboratory issued is final.
  package var status: ReadingStatus { self == .labIssuedDigital ? .final : .preliminary }
}

/// FHIR's observation status as this product uses it.
package enum ReadingStatus: String, Sendable, Hashable {
  case final
  case preliminary
}
