/// Which kinds of unit a LOINC property can have (LOINC Users' Guide, properties).
enum PropertyDimension {
  private static let allowed: [String: Set<String>] = [
    "MCnc": ["mass/volume"],
    "SCnc": ["amount/volume"],
    "NCnc": ["1/volume", "act/volume", "organism/volume"],
    // Renin's activity is an amount of angiotensin made in an hour.
    "CCnc": ["act/volume", "act/mass", "mass/time.volume"],
    "ACnc": ["act/volume", "act", "number", "number/volume", "1/volume"],
    "MFr": ["fraction", "mass/mass", "amount/amount"],
    "NFr": ["fraction", "1/1"],
    "VFr": ["fraction", "volume/volume"],
    "SFr": ["fraction", "amount/amount"],
    "MRto": ["mass/mass", "mass/amount", "fraction", "number"],
    "SRto": ["amount/amount", "fraction", "number"],
    "Ratio": ["mass/mass", "mass/amount", "amount/amount", "mass/area", "fraction", "number"],
    "MRat": ["mass/time"],
    "SRat": ["amount/time"],
    "VRat": ["volume/time"],
    "VRatA": ["volume/area.time"],
    "VRatM": ["volume/mass.time"],
    "NRat": ["1/time"],
    "EngRat": ["energy/time", "energy"],
    "MCnt": ["mass/mass"],
    "SCnt": ["amount/mass"],
    "Naric": ["1/field"],
    "EntVol": ["volume"],
    "EntMass": ["mass"],
    "EntSub": ["amount"],
    "Vol": ["volume", "volume/time"],
    "Mass": ["mass"],
    "Len": ["length"],
    "Area": ["area"],
    "ArMass": ["mass/area"],
    "Angle": ["angle"],
    "Temp": ["temperature"],
    "Time": ["time"],
    "Vel": ["length/time", "length"],
    "PPres": ["pressure"],
    "Pres": ["pressure"],
    "Osmol": ["amount/mass"],
    "Rden": ["number", "mass/volume"],
    "LsCnc": ["ph"],
    "Titr": ["titer"],
    "Score": ["number"],
    "PrThr": [],
    "Type": [],
    "Imp": [],
    "Prid": [],
  ]

  static func isKnown(_ property: String) -> Bool { allowed[property] != nil }

  static func fits(property: String, dimension: String) -> Bool {
    // What is counted (`mass/volume{FEU}`) keeps quantities apart that one factor could join; the property is the same.
    let plain = dimension.prefix { $0 != "{" }
    return allowed[property].map { $0.contains(String(plain)) } ?? true
  }
}
