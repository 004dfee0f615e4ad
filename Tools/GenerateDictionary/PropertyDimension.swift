/// Which kinds of unit a LOINC property can have (LOINC Users' Guide, properties); properties that vary by nature are not judged.
enum PropertyDimension {
  private static let allowed: [String: Set<String>] = [
    "MCnc": ["mass/volume"],
    "SCnc": ["amount/volume"],
    "NCnc": ["1/volume", "act/volume", "organism/volume"],
    "CCnc": ["act/volume", "act/mass"],
    "MFr": ["fraction", "mass/mass"],
    "NFr": ["fraction", "1/1"],
    "VFr": ["fraction", "volume/volume"],
    "SFr": ["fraction", "amount/amount"],
    "MRat": ["mass/time"],
    "SRat": ["amount/time"],
    "EntVol": ["volume"],
    "EntMass": ["mass"],
  ]

  static func fits(property: String, dimension: String) -> Bool {
    // What is counted (`mass/volume{FEU}`) keeps quantities apart that one factor could join; the property is the same.
    let plain = dimension.prefix { $0 != "{" }
    return allowed[property].map { $0.contains(String(plain)) } ?? true
  }
}
