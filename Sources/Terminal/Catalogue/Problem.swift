/// Everything that can go wrong in the eyes of the person: one case, one sentence, one kind and one status.
///
/// Payloads that came from outside are already escaped (``TerminalText``); none ever holds a value of a report, the name of an
/// analyte or a key.
package enum Problem: Error, Sentence, Hashable {
  // Usage
  case noCommand
  case unknownCommand(String, near: [String])
  case unknownOption(String, near: [String])
  case optionNotTaken(OptionName, by: CommandName)
  case optionNeedsValue(OptionName, placeholder: String)
  case optionTakesNoValue(OptionName)
  case optionTwice(OptionName)
  case optionsExclude(OptionName, OptionName)
  case optionRequires(OptionName, OptionName)
  case badValue(option: OptionName, value: String, expected: HelpText)
  case operandMissing(String, of: CommandName)
  case operandTooMany(String, of: CommandName)
  case standardInputTwice
  case insideCheckout(String)
  case passphraseNowhereToAsk
  case binaryToTerminal
  case noHome

  // Passphrase and recovery code
  case passphraseEmpty
  case passphraseNotUTF8
  case passphraseTooLong(most: Int)
  case passphraseTrailing
  case passphrasesDiffer
  case passphraseFileUnsafe(String)
  case passphraseSourceMissing(String)
  case passphraseWrong
  case passphraseWrongThrice
  case recoveryCodeNotConfirmed
  case recoveryCodeNowhereToAsk

  // Documents
  case fileMissing(String)
  case fileUnreadable(String)
  case fileNotRegular(String)
  case fileEmpty(String)
  case fileTooLarge(String, mebibytes: Int)
  case notADocument(String)
  case documentEncrypted(String)
  case reportTooLarge(String)
  case documentHEIC(String)
  case documentDamaged(String)
  case documentTooManyPages(String, most: Int)
  case documentTooManyPixels(String)
  case documentUnreadable(String)
  case sandboxUnavailable(String)
  case readerDataMissing(String)
  case memoryMissing(mebibytes: Int)
  case hardeningUnavailable(String)
  case readerUnavailable

  // Adding
  case labDateMissing(String)
  case duplicate(String, id: String)
  case notConfirmed
  case answerNeeded(OptionName)

  // The vault
  case noVault(String)
  case vaultExists(String)
  case folderNotEmpty(String)
  case folderUncreatable(String)
  case folderUnreadable(String)
  case notOwner(String)
  case locked
  case keyringUnavailable
  case writerBusy
  case headerDamaged
  case headerNotAuthentic
  case formatTooNew(String)
  case indexDamaged
  case olderThanKnown
  case markTampered
  case reportDamaged(id: String)
  case vaultDamaged

  // Reports
  case reportMissing(String)
  case reportAmbiguous(String)
  case pageMissing(Int, of: Int)
  case originalMissing(Int, of: Int)

  // Writing
  case outputExists(String)
  case outputUncreatable(String)
  case outputInsideVault(String)
  case storageFull
  case storageBroken
  case outputBroken
  case defect(String)
}
