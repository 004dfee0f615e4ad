/// One invented laboratory sheet: content, look and what a reader should make of it.
///
/// The same name and seed give the same sheet.
package struct FictionalSheet: Sendable {
  /// What a sheet really is, whatever it looks like.
  package enum Kind: String, Sendable {
    case laboratory
    case orderForm = "order-form"
    case letter
    case invoice
  }

  package var name: String
  package var seed: UInt64
  package var kind: Kind
  package var layout: SheetLayout
  package var head: SheetHead
  package var rows: [SheetRow]
  /// Days of the earlier orders on a cumulative sheet, newest first.
  package var previousDates: [SheetDate]
  var style: SheetStyle
  var blocks: [SheetBlock]

  /// The language of the sheet.
  package var language: SheetLanguage { style.language }
}
