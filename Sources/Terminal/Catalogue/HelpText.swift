/// What help and the man page say of commands, options and values.
package enum HelpText: String, Sentence, CaseIterable {
  case product, usage, commandsTitle, optionsTitle, commonOptionsTitle, operandsTitle, examplesTitle, statusesTitle,
    moreHelp
  case classOpen, classGated, classConfirming, classConfirmingSeveral
  case initSummary, initDetails, initExample, initScriptExample
  case unlockSummary, unlockDetails, unlockExample, unlockScriptExample
  case lockSummary, lockDetails
  case statusSummary, statusDetails, statusExample
  case addSummary, addDetails, addExample, addScriptExample, addStandardInputExample
  case listSummary, listDetails
  case showSummary, showDetails, showExample
  case readSummary, readDetails, readExample, readScriptExample
  case pagesSummary, pagesDetails, pagesExample, pagesPictureExample, pagesOriginalExample
  case removeSummary, removeDetails, removeExample
  case helpSummary, helpDetails, helpExample
  case versionSummary, versionDetails
  case optionHelp, optionJSON, optionQuiet, optionYes, optionNoInput, optionColor, optionLang, optionVault, optionPlain
  case optionPassphraseFD, optionPassphraseFile, optionForce, optionOutput, optionLabDate, optionTitle, optionValues
  case optionRows, optionPage, optionOriginal
  case operandFile, operandReport, operandCommand
  case statusDone, statusUsage, statusData, statusNoInput, statusUnavailable, statusDefect, statusCannotCreate
  case statusInputOutput, statusAgain, statusOtherSide, statusRefused, statusDamaged
  case expectsText, expectsNumber, expectsColor, expectsLanguage, expectsDay
  case manEnvironment, manFiles, manVaultDirectory, manDataHome, manNoColor, manLocale, manVaultFolder
}

extension OptionName {
  /// What the option does.
  package var help: HelpText {
    switch self {
    case .help: .optionHelp
    case .json: .optionJSON
    case .quiet: .optionQuiet
    case .yes: .optionYes
    case .noInput: .optionNoInput
    case .color: .optionColor
    case .lang: .optionLang
    case .vault: .optionVault
    case .plain: .optionPlain
    case .passphraseFD: .optionPassphraseFD
    case .passphraseFile: .optionPassphraseFile
    case .force: .optionForce
    case .output: .optionOutput
    case .labDate: .optionLabDate
    case .title: .optionTitle
    case .values: .optionValues
    case .rows: .optionRows
    case .page: .optionPage
    case .original: .optionOriginal
    }
  }
}

extension ExitStatus {
  /// When a command ends with the status.
  package var help: HelpText {
    switch self {
    case .done: .statusDone
    case .usage: .statusUsage
    case .data: .statusData
    case .noInput: .statusNoInput
    case .unavailable: .statusUnavailable
    case .defect: .statusDefect
    case .cannotCreate: .statusCannotCreate
    case .inputOutput: .statusInputOutput
    case .again: .statusAgain
    case .otherSide: .statusOtherSide
    case .refused: .statusRefused
    case .damaged: .statusDamaged
    }
  }
}

extension Access {
  /// What the class means for who may run a command.
  package var help: HelpText {
    switch self {
    case .open: .classOpen
    case .gated: .classGated
    case .confirming: .classConfirming
    }
  }
}

extension CommandSpec.Operand {
  /// What the operand names.
  package var help: HelpText {
    switch name {
    case "ID": .operandReport
    case "COMMAND": .operandCommand
    default: .operandFile
    }
  }
}
