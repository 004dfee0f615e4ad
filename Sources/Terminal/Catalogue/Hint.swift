/// What to do next after a problem: a command to paste or a place to look.
package enum Hint: Sentence, Hashable {
  case commandList
  case commandHelp(CommandName)
  case didYouMean([String])
  case giveVaultFolder
  case makeVault
  case unlock
  case passphraseOptions
  case passphraseFileRules
  case copyOutside
  case writeToFile
  case force
  case otherFolder
  case sudo
  case acceptedDocuments
  case removePassword
  case fetchAgain
  case splitDocument
  case scanSmaller
  case convert
  case sandbox
  case installLanguages
  case freeMemory
  case giveLabDate
  case showStored(String)
  case passYes
  case tryLater
  case oneOff
  case restoreCopy
  case updateProgram
  case listReports
  case longerID
  case listPages
  case freeSpace
  case tell
  case permissions
  case tryRecovery
  case oneLine
}

extension Problem {
  /// What to do next; `nil` where the sentence already says it.
  package var hint: Hint? {
    switch self {
    case .noCommand: .commandList
    case .unknownCommand(_, let near): near.isEmpty ? .commandList : .didYouMean(near)
    case .unknownOption(_, let near): near.isEmpty ? .commandList : .didYouMean(near)
    case .optionNotTaken(_, let command), .operandMissing(_, let command), .operandTooMany(_, let command):
      .commandHelp(command)
    case .insideCheckout: .copyOutside
    case .passphraseNowhereToAsk, .locked: self == .locked ? .unlock : .passphraseOptions
    case .binaryToTerminal: .writeToFile
    case .noHome: .giveVaultFolder
    case .passphraseFileUnsafe: .passphraseFileRules
    case .passphraseTrailing: .oneLine
    case .passphraseWrong, .passphraseWrongThrice: .tryRecovery
    case .fileUnreadable, .folderUnreadable: .permissions
    case .fileNotRegular, .fileEmpty, .notADocument: .acceptedDocuments
    case .documentEncrypted: .removePassword
    case .documentDamaged: .fetchAgain
    case .fileTooLarge, .documentTooManyPages: .splitDocument
    case .documentTooManyPixels: .scanSmaller
    case .sandboxUnavailable: .sandbox
    case .readerDataMissing: .installLanguages
    case .memoryMissing: .freeMemory
    case .labDateMissing: .giveLabDate
    case .duplicate(_, let id): .showStored(id)
    case .answerNeeded: .passYes
    case .noVault: .makeVault
    case .vaultExists, .folderNotEmpty, .folderUncreatable: .otherFolder
    case .notOwner: .sudo
    case .keyringUnavailable: .oneOff
    case .writerBusy: .tryLater
    case .headerDamaged, .indexDamaged, .olderThanKnown, .markTampered, .reportDamaged, .vaultDamaged:
      .restoreCopy
    case .formatTooNew: .updateProgram
    case .reportMissing: .listReports
    case .reportAmbiguous: .longerID
    case .pageMissing, .originalMissing: .listPages
    case .outputExists: .force
    case .outputInsideVault: .otherFolder
    case .storageFull: .freeSpace
    case .documentHEIC: .convert
    case .reportTooLarge: .splitDocument
    case .readerUnavailable: .freeMemory
    case .recoveryCodeNowhereToAsk: .passYes
    case .headerNotAuthentic: .restoreCopy
    case .defect: .tell
    case .optionNeedsValue, .optionTakesNoValue, .optionTwice, .optionsExclude, .optionRequires, .badValue,
      .standardInputTwice, .passphraseEmpty, .passphraseNotUTF8, .passphraseTooLong,
      .passphrasesDiffer, .passphraseSourceMissing, .recoveryCodeNotConfirmed, .fileMissing, .documentUnreadable,
      .notConfirmed, .outputUncreatable, .storageBroken, .outputBroken, .hardeningUnavailable:
      nil
    }
  }
}
