extension FictionalSheet {
  /// An order form: every analyte's name and no value.
  static func orderForm(seed: UInt64) -> FictionalSheet {
    var (random, style) = prepared(seed)
    style.family = "Liberation Sans"
    var blocks: [SheetBlock] = [.paragraph("Bitte ankreuzen. Material: Serum, EDTA-Blut, Citratblut oder Urin.")]
    for heading in SheetWording.headings {
      let labels = FictionalAnalyte.all.filter { $0.panel == heading.panel }.map { $0.germanLabels[0] }
      var unique: [String] = []
      for label in labels where !unique.contains(label) { unique.append(label) }
      blocks.append(.heading(random.pick(heading.german)))
      for start in stride(from: 0, to: unique.count, by: 3) {
        blocks.append(.ticks(Array(unique[start..<min(start + 3, unique.count)])))
      }
    }
    return trap(
      "order-form", seed: seed, kind: .orderForm,
      titles: ["Anforderungsschein", "Laborauftrag", "Untersuchungsauftrag"],
      style: style, random: random, blocks: blocks)
  }

  /// A doctor's letter with numbers in its prose.
  static func letter(seed: UInt64) -> FictionalSheet {
    var (random, style) = prepared(seed)
    let kalium = style.number(random.number(350...480), decimals: 2).printed
    let paragraphs = [
      "Sehr geehrte Kollegin, sehr geehrter Kollege,",
      "wir berichten über die oben genannte fiktive Person, die sich am 3. des Monats in unserer Ambulanz vorstellte.",
      "Diagnosen: frei erfundene Beschwerden seit 14 Tagen, Zustand nach Musterbehandlung 2015.",
      "Im Labor lag das Kalium bei \(kalium) mmol/l, das CRP war mit \(random.number(2...90)) mg/l angegeben, der Blutdruck betrug"
        + " \(random.number(110...150))/\(random.number(70...95)) mmHg bei einem Puls von \(random.number(60...95))/min.",
      "Wir empfehlen Beispielin \(random.pick([5, 10, 20])) mg 1-0-1 für 7 Tage und eine Kontrolle in 6 Wochen. Die Patientin wog"
        + " \(random.number(55...90)) kg bei einer Größe von \(random.number(155...185)) cm.",
      "Bei Fragen erreichen Sie uns in der Zeit von 8 bis 12 Uhr. Dieses Schreiben ist frei erfunden.",
      "Mit freundlichen kollegialen Grüßen", "Dr. med. A. Muster",
    ]
    return trap(
      "letter", seed: seed, kind: .letter, titles: ["Arztbrief", "Entlassungsbrief"], style: style, random: random,
      blocks: paragraphs.map { .paragraph($0) })
  }

  /// An invoice for laboratory work: names of analytes with amounts of money.
  static func invoice(seed: UInt64) -> FictionalSheet {
    var (random, style) = prepared(seed)
    var blocks: [SheetBlock] = [
      .paragraph("Für Laborleistungen erlauben wir uns zu berechnen:"), .heading("Leistungen"),
    ]
    var total = 0
    for _ in 0..<random.number(8...16) {
      let cents = random.number(150...2_499)
      total += cents
      let name = random.pick(FictionalAnalyte.all).germanLabels[0]
      let number = random.number(3_500...4_300)
      blocks.append(.amount("\(number)   \(name)   Faktor 1,15", style.number(cents, decimals: 2).printed + " EUR"))
    }
    blocks.append(.amount("Summe", style.number(total, decimals: 2).printed + " EUR"))
    blocks.append(
      .paragraph("Zahlbar innerhalb von 14 Tagen. Diese Rechnung ist frei erfunden, bitte nichts überweisen."))
    return trap(
      "invoice", seed: seed, kind: .invoice, titles: ["Rechnung", "Liquidation"], style: style, random: random,
      blocks: blocks)
  }

  private static func prepared(_ seed: UInt64) -> (random: SeededRandom, style: SheetStyle) {
    var random = SeededRandom(seed: seed ^ 0x7A4B)
    let style = SheetStyle.drawn(language: .german, random: &random)
    return (random, style)
  }

  private static func trap(
    _ name: String, seed: UInt64, kind: Kind, titles: [String], style: SheetStyle, random: SeededRandom,
    blocks: [SheetBlock]
  ) -> FictionalSheet {
    var random = random
    var head = SheetHead.drawn(style: style, random: &random)
    head.title = random.pick(titles)
    return FictionalSheet(
      name: name, seed: seed, kind: kind, layout: .classic, head: head, rows: [], previousDates: [], style: style,
      blocks: blocks)
  }
}
