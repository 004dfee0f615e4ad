/// Invented names and the words of a sheet's head, by language.
///
/// No laboratory, person or address here exists.
enum SheetWording {
  static let laboratories = [
    "Labor Musterstadt (fiktiv)", "Medizinisches Labor Beispielhausen (fiktiv)", "Laborzentrum Fantasia (fiktiv)",
    "MVZ Labor Nirgendwo GmbH (fiktiv)", "Labordiagnostik Erfundental (fiktiv)", "Institut Beispiel & Muster (fiktiv)",
  ]
  static let englishLaboratories = [
    "Sampletown Medical Laboratory (fictional)", "Example Valley Diagnostics (fictional)",
    "Neverland Pathology Lab (fictional)",
  ]
  static let streets = ["Musterweg 1", "Beispielallee 12", "Am Fantasieplatz 3", "Erfundene Straße 99"]
  static let towns = ["00000 Musterstadt", "00001 Beispielhausen", "00002 Nirgendwo"]
  static let firstNames = ["Erika", "Max", "Lieschen", "Otto", "Sabine", "Jonas", "Mia"]
  static let familyNames = ["Beispiel", "Mustermann", "Testfall", "Erfunden", "Probe", "Platzhalter"]
  static let doctors = [
    "Dr. med. A. Muster", "Praxis Dr. Beispiel", "Dr. med. univ. F. Erdacht", "Gemeinschaftspraxis Probe",
  ]

  /// The printed names of the head's fields, several of each.
  struct HeadWords: Sendable {
    var title: [String]
    var patient: [String]
    var birth: [String]
    var order: [String]
    var sample: [String]
    var receipt: [String]
    var issue: [String]
    var sender: [String]
    var sex: [String]
    var page: String
    var of: String
    var continued: String
  }

  static let german = HeadWords(
    title: ["Laborbefund", "Befundbericht", "Endbefund", "Ärztlicher Befundbericht", "Befund"],
    patient: ["Patient", "Name", "Patient/in", "Name, Vorname"],
    birth: ["Geburtsdatum", "geb. am", "Geb.-Datum", "geb."],
    order: ["Auftragsnummer", "Auftrags-Nr.", "Labornummer", "Tagebuchnummer", "Auftrag"],
    sample: ["Entnahme", "Entnahmedatum", "Abnahme", "Probenentnahme", "Abnahmedatum"],
    receipt: ["Eingang", "Probeneingang", "Eingangsdatum", "Materialeingang"],
    issue: ["Befunddatum", "Ausgang", "Druckdatum", "Befund vom", "Freigabe"],
    sender: ["Einsender", "Auftraggeber", "Anfordernder Arzt"],
    sex: ["Geschlecht"], page: "Seite", of: "von", continued: "Fortsetzung")

  static let english = HeadWords(
    title: ["Laboratory report", "Lab results", "Final report"],
    patient: ["Patient", "Name", "Patient name"],
    birth: ["Date of birth", "DOB", "Born"],
    order: ["Order number", "Accession no.", "Lab no."],
    sample: ["Collected", "Collection date", "Sample date"],
    receipt: ["Received", "Date received"],
    issue: ["Reported", "Report date", "Issued"],
    sender: ["Requested by", "Referring doctor"],
    sex: ["Sex"], page: "Page", of: "of", continued: "continued")

  /// Panel, German headings, English headings.
  static let headings: [(panel: String, german: [String], english: [String])] = [
    ("blood", ["Kleines Blutbild", "Hämatologie", "Blutbild"], ["Complete blood count", "Haematology"]),
    ("differential", ["Differentialblutbild", "Diff.-Blutbild"], ["Differential"]),
    ("electrolytes", ["Elektrolyte", "Klinische Chemie"], ["Electrolytes"]),
    ("kidney", ["Niere", "Nierenwerte", "Retentionswerte"], ["Renal function"]),
    ("liver", ["Leber", "Enzyme", "Leber / Pankreas"], ["Liver function", "Enzymes"]),
    ("lipids", ["Fettstoffwechsel", "Lipidstatus"], ["Lipids"]),
    ("glucose", ["Kohlenhydratstoffwechsel", "Glucosestoffwechsel"], ["Glucose metabolism"]),
    ("inflammation", ["Entzündung", "Entzündungsparameter"], ["Inflammation"]),
    ("iron", ["Eisenstoffwechsel", "Eisenstatus"], ["Iron status"]),
    ("thyroid", ["Schilddrüse", "Schilddrüsendiagnostik"], ["Thyroid"]),
    ("vitamins", ["Vitamine", "Vitamine und Spurenelemente"], ["Vitamins"]),
    ("coagulation", ["Gerinnung", "Hämostaseologie"], ["Coagulation"]),
    ("proteins", ["Proteine / Immunologie", "Serologie"], ["Proteins / immunology"]),
    ("urine", ["Urinstatus", "Urin-Streifentest", "Urin"], ["Urinalysis", "Urine"]),
  ]

  /// Method lines under a row, as small print.
  static let methods = [
    "Methode: Photometrie", "(enzymatisch)", "Methode: ECLIA", "Methode: Turbidimetrie",
    "Methode: Durchflusszytometrie",
    "(ISE, indirekt)",
  ]

  static let notes = [
    "Hinweis: Dieses Blatt ist frei erfunden und dient nur der Prüfung von Programmen.",
    "* außerhalb des angegebenen Bereichs. Bereiche gelten für Erwachsene.",
    "Die Werte dieses Blattes gehören zu keiner Person.",
  ]
  static let englishNotes = [
    "Note: this sheet is invented and only serves to test programs.",
    "* outside the stated range. Ranges are for adults.",
  ]
}
