extension CommandName {
  /// The declaration of the command; the switch is exhaustive, so a command without one does not compile.
  package var spec: CommandSpec {
    switch self {
    case .initialise:
      CommandSpec(
        name: self, summary: .initSummary, details: .initDetails, options: [.passphraseFD, .passphraseFile],
        examples: [
          .init(line: "vault init", meaning: .initExample),
          .init(line: "vault init --passphrase-file FILE --yes --json", meaning: .initScriptExample),
        ],
        statuses: [.noInput, .unavailable, .cannotCreate, .inputOutput, .refused], schema: "vault.init/1")
    case .unlock:
      CommandSpec(
        name: self, summary: .unlockSummary, details: .unlockDetails, options: [.passphraseFD, .passphraseFile],
        examples: [
          .init(line: "vault unlock", meaning: .unlockExample),
          .init(line: "vault unlock --passphrase-fd 3 3<FILE", meaning: .unlockScriptExample),
        ],
        statuses: [.noInput, .unavailable, .inputOutput, .refused, .damaged], schema: "vault.unlocked/1")
    case .lock:
      CommandSpec(
        name: self, summary: .lockSummary, details: .lockDetails, options: [],
        examples: [.init(line: "vault lock", meaning: .lockSummary)],
        statuses: [.noInput, .inputOutput, .refused, .damaged], schema: "vault.locked/1")
    case .status:
      CommandSpec(
        name: self, summary: .statusSummary, details: .statusDetails, options: [],
        examples: [.init(line: "vault status --json", meaning: .statusExample)],
        statuses: [.noInput, .inputOutput, .refused, .damaged], schema: "vault.status/1")
    case .add:
      CommandSpec(
        name: self, summary: .addSummary, details: .addDetails, operand: .files,
        options: [.labDate, .title, .passphraseFD, .passphraseFile],
        examples: [
          .init(line: "vault add sheet.pdf", meaning: .addExample),
          .init(line: "vault add --yes --lab-date 2026-03-14 scan.png", meaning: .addScriptExample),
          .init(line: "vault add - <sheet.pdf", meaning: .addStandardInputExample),
        ],
        statuses: [.data, .noInput, .unavailable, .inputOutput, .again, .refused, .damaged], schema: "vault.added/1")
    case .list:
      CommandSpec(
        name: self, summary: .listSummary, details: .listDetails, options: [.passphraseFD, .passphraseFile],
        examples: [.init(line: "vault list", meaning: .listSummary)],
        statuses: [.noInput, .inputOutput, .refused, .damaged], schema: "vault.list/1")
    case .show:
      CommandSpec(
        name: self, summary: .showSummary, details: .showDetails, operand: .report,
        options: [.passphraseFD, .passphraseFile],
        examples: [.init(line: "vault show 3f2a91c0", meaning: .showExample)],
        statuses: [.noInput, .inputOutput, .refused, .damaged], schema: "vault.report/1")
    case .read:
      CommandSpec(
        name: self, summary: .readSummary, details: .readDetails, operand: .file, options: [.values, .rows],
        examples: [
          .init(line: "vault read sheet.pdf", meaning: .readExample),
          .init(line: "vault read --values --json sheet.pdf", meaning: .readScriptExample),
        ],
        statuses: [.data, .noInput, .unavailable, .inputOutput], schema: "vault.reading/1")
    case .pages:
      CommandSpec(
        name: self, summary: .pagesSummary, details: .pagesDetails, operand: .report,
        options: [.page, .original, .output, .force, .passphraseFD, .passphraseFile],
        examples: [
          .init(line: "vault pages 3f2a91c0", meaning: .pagesExample),
          .init(line: "vault pages 3f2a91c0 --page 1 --output page.png", meaning: .pagesPictureExample),
          .init(line: "vault pages 3f2a91c0 --original 1 --output sheet.pdf", meaning: .pagesOriginalExample),
        ],
        statuses: [.data, .noInput, .unavailable, .cannotCreate, .inputOutput, .refused, .damaged],
        schema: "vault.pages/1")
    case .remove:
      CommandSpec(
        name: self, summary: .removeSummary, details: .removeDetails, operand: .reports,
        options: [.passphraseFD, .passphraseFile],
        examples: [.init(line: "vault remove 3f2a91c0", meaning: .removeExample)],
        statuses: [.noInput, .inputOutput, .again, .refused, .damaged], schema: "vault.removed/1")
    case .help:
      CommandSpec(
        name: self, summary: .helpSummary, details: .helpDetails, operand: .command, options: [],
        examples: [.init(line: "vault help add", meaning: .helpExample)], statuses: [.inputOutput],
        schema: "vault.help/1")
    case .version:
      CommandSpec(
        name: self, summary: .versionSummary, details: .versionDetails, options: [],
        examples: [.init(line: "vault version", meaning: .versionSummary)], statuses: [.inputOutput],
        schema: "vault.version/1")
    }
  }
}
