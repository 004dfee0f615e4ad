/// Draws one row: a value, the laboratory's range and the flag that follows from both.
struct RowMaker {
  let style: SheetStyle
  let isFemale: Bool
  var random: SeededRandom

  /// Where a drawn value lies.
  private enum Place { case inside, above, farAbove, below, farBelow, undetected }

  /// A row for the analyte with the unit form of that number (counted around).
  mutating func row(_ analyte: FictionalAnalyte, unitChoice: Int, heading: String) -> SheetRow {
    if analyte.kind == .stick { return stickRow(analyte, heading: heading) }
    let unit = analyte.units[unitChoice % analyte.units.count]
    let (scaled, place) = value(analyte)
    let printed = style.number(scaled, decimals: analyte.decimals)
    let range = rangeText(analyte)
    let (flagText, flag) = flag(place)
    return SheetRow(
      label: label(analyte), value: (place == .undetected ? random.pick(["<", "< "]) : "") + printed.printed,
      number: printed.plain, comparator: place == .undetected ? "<" : nil, unit: style.unit(unit.printed),
      ucum: unit.ucum,
      rangeText: range.text, low: range.low, high: range.high, flagText: flagText, flag: flag, codes: analyte.codes,
      codeSource: analyte.source, heading: heading)
  }

  /// An earlier value of the same row, as text.
  mutating func earlier(_ analyte: FictionalAnalyte) -> String {
    if analyte.kind == .stick {
      return random.pick(style.language == .german ? ["negativ", "neg."] : ["negative", "neg."])
    }
    return style.number(value(analyte).scaled, decimals: analyte.decimals).printed
  }

  private mutating func label(_ analyte: FictionalAnalyte) -> String {
    let all = style.language == .german ? analyte.germanLabels : analyte.englishLabels
    let labels = style.isWesternOnly ? all.filter { WesternText.encodes($0) } : all
    if style.prefersLongLabels, let longest = labels.max(by: { $0.count < $1.count }) { return longest }
    return random.pick(labels)
  }

  private mutating func value(_ analyte: FictionalAnalyte) -> (scaled: Int, place: Place) {
    let outside = random.chance(22)
    let far = random.chance(20)
    switch (analyte.low, analyte.high) {
    case (let low?, let high?):
      let span = max(high - low, 1)
      guard outside else { return (random.number(low...high), .inside) }
      if random.chance(60) || low == 0 {
        if far { return (high + random.number((span + 1)...(span * 2 + 2)), .farAbove) }
        return (high + random.number(1...max(span * 6 / 10, 1)), .above)
      }
      if far, low > 3 { return (random.number(max(low / 4, 1)...max(low / 2, 1)), .farBelow) }
      return (max(low - random.number(1...max(low / 4, 1)), 0), .below)
    case (nil, let high?):
      guard outside else {
        if high >= 30, random.chance(12) { return (high / 10, .undetected) }
        return (random.number(max(high / 5, 1)...high), .inside)
      }
      if far { return (random.number((high * 3)...(high * 5)), .farAbove) }
      return (random.number((high + 1)...(high * 5 / 2)), .above)
    case (let low?, nil):
      guard outside else { return (random.number((low + 1)...(low * 13 / 10 + 1)), .inside) }
      return (random.number((low / 2)...(low - 1)), .below)
    case (nil, nil): return (0, .inside)
    }
  }

  private mutating func rangeText(_ analyte: FictionalAnalyte) -> (text: String, low: String?, high: String?) {
    func print(_ scaled: Int) -> (printed: String, plain: String) { style.number(scaled, decimals: analyte.decimals) }
    switch (analyte.low, analyte.high) {
    case (let low?, let high?) where analyte.kind == .sex && style.printsSexRanges:
      let women = print(low).printed + "-" + print(high).printed
      let men = print(low * 115 / 100).printed + "-" + print(high * 115 / 100).printed
      return (style.language == .german ? "m: \(men) w: \(women)" : "M: \(men) F: \(women)", nil, nil)
    case (let low?, let high?) where analyte.kind != .upper:
      let text = style.rangeOpening + print(low).printed + style.rangeDash + print(high).printed + style.rangeClosing
      return (text, print(low).plain, print(high).plain)
    case (_, let high?): return (style.upperWord + print(high).printed, nil, print(high).plain)
    case (let low?, nil): return (style.lowerWord + print(low).printed, print(low).plain, nil)
    case (nil, nil): return ("", nil, nil)
    }
  }

  private func flag(_ place: Place) -> (text: String, flag: String?) {
    let index: Int
    switch place {
    case .inside, .undetected: return ("", nil)
    case .above: index = 0
    case .farAbove: index = 1
    case .below: index = 2
    case .farBelow: index = 3
    }
    let meaning = ["H", "HH", "L", "LL"][index]
    switch style.flagForm {
    case .plusMinus: return (["+", "++", "-", "--"][index], meaning)
    case .letters: return (meaning, meaning)
    case .brackets: return ("[\(meaning)]", meaning)
    case .arrows: return (["↑", "↑↑", "↓", "↓↓"][index], meaning)
    case .star: return ("*", "A")
    case .none: return ("", nil)
    }
  }

  private mutating func stickRow(_ analyte: FictionalAnalyte, heading: String) -> SheetRow {
    let german = style.language == .german
    let negative = german ? random.pick(["negativ", "neg."]) : random.pick(["negative", "neg."])
    let unit = analyte.units[0]
    var row = SheetRow(
      label: label(analyte), value: negative, unit: "", ucum: "", rangeText: german ? "negativ" : "negative",
      flagText: "",
      codes: analyte.codes, codeSource: analyte.source, heading: heading)
    guard random.chance(35) else { return row }
    guard !unit.printed.isEmpty else {
      row.value = random.pick(["+", "++", "(+)", german ? "positiv" : "positive", german ? "Spuren" : "trace"])
      return row
    }
    let number = random.pick([25, 75, 250])
    row.value = String(number)
    row.number = String(number)
    (row.unit, row.ucum) = (unit.printed, unit.ucum)
    if let high = analyte.high {
      row.rangeText = style.upperWord + String(high)
      row.high = String(high)
      if number > high { (row.flagText, row.flag) = flag(.above) }
    }
    return row
  }
}

extension SheetStyle {
  /// The unit with its exponent in the form that this style prints; a raised one is marked by Unicode's superscripts, which
  /// the painter raises.
  func unit(_ printed: String) -> String {
    let hasExponent = printed.contains("^") || printed.contains("³") || printed.contains("⁶")
    guard hasExponent, !printed.contains("m²") else { return printed }
    let bare = printed.replacing("³", with: "^3").replacing("⁶", with: "^6")
    if superscript == .caret || isWesternOnly { return bare }
    return bare.replacing("^3", with: "³").replacing("^6", with: "⁶")
  }
}
