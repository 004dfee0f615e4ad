package import Report

/// What `vault status` says: of a locked vault only what can be read without the key.
package struct VaultStatus: Sendable, Hashable {
  package var path: String
  package var version: Int
  package var isLocked: Bool
  /// The kinds of key slots, in the header's order.
  package var slots: [Label]
  /// Known only while unlocked.
  package var reports: Int?
  package var unlisted: Int?

  package init(path: String, version: Int, isLocked: Bool, slots: [Label], reports: Int? = nil, unlisted: Int? = nil) {
    self.path = path
    self.version = version
    self.isLocked = isLocked
    self.slots = slots
    self.reports = reports
    self.unlisted = unlisted
  }
}

/// What `vault status` prints.
package enum StatusScreen {
  /// The lines for people, laid out for the width of the style.
  package static func lines(_ status: VaultStatus, _ style: Style) -> [String] {
    var fields: [(String, String)] = [
      (style.say(Label.path), status.path),
      (style.say(Label.version), String(status.version)),
      (style.say(Label.state), style.say(status.isLocked ? Label.locked : .unlocked)),
      (style.say(Label.slots), status.slots.map { style.say($0) }.joined(separator: ", ")),
    ]
    if let reports = status.reports { fields.append((style.say(Label.reports), String(reports))) }
    if let unlisted = status.unlisted, unlisted > 0 {
      fields.append((style.say(Label.unlisted), String(unlisted)))
    }
    return Fields.lines(fields, width: style.width)
  }

  /// `vault.status/1`; `reports` and `unlisted` are there only while the vault is unlocked.
  package static func json(_ status: VaultStatus) -> JSONValue {
    var members = [
      JSONMember("schema", .string("vault.status/1")), JSONMember("path", .string(status.path)),
      JSONMember("version", .integer(status.version)), JSONMember("locked", .bool(status.isLocked)),
      JSONMember("slots", .array(status.slots.map { .string(slotName($0)) })),
    ]
    if let reports = status.reports { members.append(JSONMember("reports", .integer(reports))) }
    if let unlisted = status.unlisted { members.append(JSONMember("unlisted", .integer(unlisted))) }
    return .object(members)
  }

  private static func slotName(_ label: Label) -> String {
    switch label {
    case .slotPassphrase: "passphrase"
    case .slotRecovery: "recovery"
    default: "other"
    }
  }
}
