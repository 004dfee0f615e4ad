import CQPDF

/// What in the file could act when a viewer opens it; here it is only named.
extension PDFStructure {
  /// Kinds of actions that do something outside the page; going to a page or a link is none of them.
  private static let acting: Set<String> = [
    "/JavaScript", "/Launch", "/SubmitForm", "/ImportData", "/GoToE", "/Rendition", "/RichMediaExecute", "/Movie",
    "/Sound",
  ]

  /// Plain names of scripts, actions and attachments, each kind once; attachments one by one.
  func activeContent() -> [String] {
    guard isReadable else { return [] }
    defer { unsafe qpdf_oh_release_all(qpdf) }
    let catalog = unsafe QPDFObject(qpdf, qpdf_get_root(qpdf))
    var found = attachments(catalog["/Names"]?["/EmbeddedFiles"], depth: 0)
    if catalog["/Names"]?["/JavaScript"] != nil { found.append("document scripts") }
    found += Self.actions(catalog["/OpenAction"], where: "when opened")
    if catalog["/AA"] != nil { found.append("document actions") }
    if catalog["/AcroForm"]?["/XFA"] != nil { found.append("XFA form") }
    for index in 0..<min(Int(unsafe qpdf_get_num_pages(qpdf)), EngineLimits.pages) {
      let page = unsafe QPDFObject(qpdf, qpdf_get_page_n(qpdf, index))
      if page["/AA"] != nil { found.append("page actions") }
      for annotation in page["/Annots"]?.elements ?? [] {
        found += Self.actions(annotation["/A"], where: "in a page")
        if annotation["/AA"] != nil { found.append("field actions") }
        if let kind = annotation["/Subtype"]?.name, ["/FileAttachment", "/RichMedia", "/Screen", "/3D"].contains(kind) {
          found.append("annotation \(kind.dropFirst())")
        }
      }
    }
    var seen: Set<String> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(EngineLimits.names))
  }

  private static func actions(_ action: QPDFObject?, where place: String) -> [String] {
    var found: [String] = []
    var action = action
    // Actions can be chained; a chain that goes on is named by its first links.
    for _ in 0..<8 {
      guard let kind = action?["/S"]?.name else { break }
      if acting.contains(kind) { found.append("action \(kind.dropFirst()) \(place)") }
      action = action?["/Next"]
    }
    return found
  }

  /// Names in the tree of embedded files (ISO 32000-1, 7.9.6).
  private func attachments(_ tree: QPDFObject?, depth: Int) -> [String] {
    guard let tree, depth < 8 else { return [] }
    let files = tree["/Names"]?.elements ?? []
    let own = files.compactMap { file in
      (file["/UF"] ?? file["/F"])?.text.map { "attachment \($0.prefix(120))" }
    }
    let below = (tree["/Kids"]?.elements ?? []).flatMap { attachments($0, depth: depth + 1) }
    return Array((own + below).prefix(EngineLimits.names))
  }
}
