import Glibc
import Lock
import Report
import Vault

/// The smoke test of the static link: makes a vault, fills it, opens it again and compares.
enum SealCheck {
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.count {
      case 1, 2:
        let file = arguments.count == 2 ? arguments[1] : nil
        return try check(folder: arguments[0], passphrase: passphrase(file)) ? 0 : 1
      case 4 where arguments[0] == "--add":
        guard let count = Int(arguments[3]) else { return 64 }
        try add(count, to: arguments[1], passphrase: passphrase(arguments[2]))
        return 0
      default:
        print("usage: SealCheck FOLDER [PASSPHRASE-FILE] | SealCheck --add FOLDER PASSPHRASE-FILE N")
        return 64
      }
    } catch {
      print("not ok - \(error)")
      return 1
    }
  }

  /// Makes a vault and prints a line for each thing that was checked.
  private static func check(folder: String, passphrase: borrowing SecretBytes) throws -> Bool {
    let path = Array(folder.utf8)
    let key = try VaultKey.random()
    let vaultID = VaultID.random()
    let code = try RecoveryCode.random()
    let header = VaultHeader(
      vaultID: vaultID, epoch: 0, sequence: 1,
      slots: [
        .passphrase(
          try PassphraseSlot.create(
            passphrase: passphrase, vaultKey: key, vaultID: vaultID, epoch: 0, effort: .least)),
        .recovery(try RecoverySlot.create(code: code, vaultKey: key, vaultID: vaultID, epoch: 0)),
      ])
    let made = try Store.create(at: path, header: header, key: key, options: options, patience: patience)
    print(
      "recovery code: \(try code.text().withBytes { unsafe String(decoding: $0.withUnsafeBytes { unsafe Array($0) }, as: UTF8.self) })"
    )
    let originals = try Synthetic.originals()
    let report = Synthetic.report(title: "Synthetic report")
    try made.add(report, originals: originals, diagnostics: Synthetic.scan, patience: patience)
    try made.write(VaultSettings(idleLimitSeconds: 600, absoluteLimitSeconds: 28_800), patience: patience)

    var isGood = true
    func expect(_ name: String, _ holds: Bool) {
      print("\(holds ? "ok" : "not ok") - \(name)")
      isGood = isGood && holds
    }
    let opened = try open(path, passphrase: passphrase)
    expect("the passphrase opens the vault", opened.header.vaultID == vaultID)
    let byCode = try Store.headers(at: path).open(code: code)
    expect("the recovery code opens the vault", byCode.header == opened.header)
    expect("the report is listed", opened.summaries == [ReportSummary(of: report)])
    expect("the record is what was stored", try opened.record(report.id).reading == report.reading)
    expect("what the readers saw is what was stored", try opened.diagnostics(report.id) == Synthetic.scan)
    expect("the settings are what was stored", try opened.settings().idleLimitSeconds == 600)
    for (position, original) in originals.enumerated() {
      guard case .bytes(let bytes) = original.content else { continue }
      expect("file \(position) is there byte for byte", try opened.original(position, of: report.id) == bytes)
    }
    expect("nothing lies in the folder that is not listed", try opened.unlistedCount() == 0)
    return isGood
  }

  private static func add(_ count: Int, to folder: String, passphrase: borrowing SecretBytes) throws {
    let store = try open(Array(folder.utf8), passphrase: passphrase)
    for number in 0..<count {
      let report = Synthetic.report(title: "Added by \(getpid()), \(number)")
      try store.add(report, originals: Synthetic.originals(), diagnostics: Synthetic.scan, patience: patience)
    }
  }

  private static func open(_ path: [UInt8], passphrase: borrowing SecretBytes) throws -> Store {
    let opened = try Store.headers(at: path).open(passphrase: passphrase)
    return try Store.open(at: path, key: opened.takeKey(), options: options)
  }

  private static func passphrase(_ file: String?) throws -> SecretBytes {
    guard let file else { return try RecoveryCode.random().text() }
    let descriptor = unsafe Glibc.open(file, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return try PassphraseSource.readPassphrase(fileDescriptor: descriptor)
  }

  private static var patience: Patience { Patience(limit: .seconds(60)) }
  private static var options: StoreOptions { StoreOptions(stateFolder: nil) }
}
