extension PassphraseFileReading {
  /// The passphrase alone, once it is known who can read the file.
  ///
  /// A noncopyable value can be taken apart only in its own room.
  ///
  /// - Returns: The passphrase.
  package consuming func takePassphrase() -> SecretBytes { passphrase }
}
