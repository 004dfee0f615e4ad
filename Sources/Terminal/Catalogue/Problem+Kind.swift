extension Problem {
  /// The stable word that scripts switch on; docs/cli-contract.md lists them.
  package var kind: String {
    switch self {
    case .noCommand, .unknownCommand, .unknownOption, .optionNotTaken, .optionNeedsValue, .optionTakesNoValue,
      .optionTwice,
      .optionsExclude, .optionRequires, .badValue, .operandMissing, .operandTooMany, .standardInputTwice:
      "usage"
    case .insideCheckout: "inside-checkout"
    case .passphraseNowhereToAsk: "nowhere-to-ask"
    case .binaryToTerminal: "binary-to-terminal"
    case .noHome: "no-home"
    case .passphraseEmpty, .passphraseNotUTF8, .passphraseTooLong, .passphraseTrailing:
      "passphrase-unusable"
    case .passphrasesDiffer: "passphrases-differ"
    case .passphraseFileUnsafe: "passphrase-file-unsafe"
    case .passphraseSourceMissing: "passphrase-source-missing"
    case .passphraseWrong, .passphraseWrongThrice: "wrong-passphrase"
    case .recoveryCodeNotConfirmed: "recovery-code-not-confirmed"
    case .fileMissing: "file-missing"
    case .fileUnreadable: "file-unreadable"
    case .fileNotRegular: "not-a-file"
    case .fileEmpty: "empty"
    case .fileTooLarge: "too-large"
    case .notADocument: "not-a-document"
    case .documentEncrypted: "encrypted-pdf"
    case .documentDamaged: "damaged"
    case .documentTooManyPages: "too-many-pages"
    case .documentTooManyPixels: "too-many-pixels"
    case .documentUnreadable: "unreadable"
    case .sandboxUnavailable: "sandbox-unavailable"
    case .readerDataMissing: "reader-data-missing"
    case .memoryMissing: "memory-missing"
    case .labDateMissing: "lab-date-missing"
    case .duplicate: "duplicate"
    case .notConfirmed: "not-confirmed"
    case .answerNeeded: "answer-needed"
    case .noVault: "no-vault"
    case .vaultExists: "vault-exists"
    case .folderNotEmpty: "folder-not-empty"
    case .folderUncreatable: "folder-uncreatable"
    case .folderUnreadable: "folder-unreadable"
    case .notOwner: "not-owner"
    case .locked: "locked"
    case .keyringUnavailable: "keyring-unavailable"
    case .writerBusy: "writer-busy"
    case .headerDamaged: "header-damaged"
    case .formatTooNew: "format-too-new"
    case .indexDamaged: "index-damaged"
    case .olderThanKnown: "older-than-known"
    case .markTampered: "mark-tampered"
    case .reportDamaged: "report-damaged"
    case .vaultDamaged: "vault-damaged"
    case .reportMissing: "report-missing"
    case .reportAmbiguous: "report-ambiguous"
    case .pageMissing: "page-missing"
    case .originalMissing: "original-missing"
    case .outputExists: "output-exists"
    case .outputUncreatable: "output-uncreatable"
    case .outputInsideVault: "output-inside-vault"
    case .storageFull: "storage-full"
    case .storageBroken: "storage-broken"
    case .outputBroken: "output-broken"
    case .documentHEIC: "heic"
    case .reportTooLarge: "report-too-large"
    case .readerUnavailable: "reader-unavailable"
    case .hardeningUnavailable: "hardening-unavailable"
    case .recoveryCodeNowhereToAsk: "nowhere-to-ask"
    case .headerNotAuthentic: "header-not-authentic"
    case .defect: "defect"
    }
  }

  /// The exit status that goes with the problem (docs/cli-contract.md).
  package var status: ExitStatus {
    switch self {
    case .noCommand, .unknownCommand, .unknownOption, .optionNotTaken, .optionNeedsValue, .optionTakesNoValue,
      .optionTwice,
      .optionsExclude, .optionRequires, .badValue, .operandMissing, .operandTooMany, .standardInputTwice,
      .reportAmbiguous, .insideCheckout, .passphraseNowhereToAsk, .binaryToTerminal, .noHome,
      .passphraseEmpty, .passphraseNotUTF8, .passphraseTooLong, .passphraseTrailing,
      .passphrasesDiffer,
      .passphraseFileUnsafe, .recoveryCodeNowhereToAsk:
      .usage
    case .fileNotRegular, .fileEmpty, .fileTooLarge, .notADocument, .documentEncrypted, .documentDamaged,
      .documentTooManyPages, .documentTooManyPixels, .documentUnreadable, .labDateMissing, .duplicate, .documentHEIC,
      .reportTooLarge:
      .data
    case .passphraseSourceMissing, .fileMissing, .fileUnreadable, .noVault, .reportMissing, .pageMissing,
      .originalMissing, .folderUnreadable:
      .noInput
    case .sandboxUnavailable, .readerDataMissing, .memoryMissing, .keyringUnavailable, .readerUnavailable,
      .hardeningUnavailable:
      .unavailable
    case .defect: .defect
    case .vaultExists, .folderNotEmpty, .folderUncreatable, .outputExists, .outputUncreatable, .outputInsideVault:
      .cannotCreate
    case .storageFull, .storageBroken, .outputBroken: .inputOutput
    case .writerBusy: .again
    case .passphraseWrong, .passphraseWrongThrice, .recoveryCodeNotConfirmed, .notConfirmed, .answerNeeded, .notOwner,
      .locked:
      .refused
    case .headerDamaged, .formatTooNew, .indexDamaged, .olderThanKnown,
      .markTampered, .reportDamaged, .vaultDamaged, .headerNotAuthentic:
      .damaged
    }
  }
}
