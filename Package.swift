// swift-tools-version: 6.2
import PackageDescription

// The rooms and what each may import stand in docs/rooms.md; Tests/RoomBorderTests compares that table with this file.

/// One set of settings for every Swift target (CONTRIBUTING.md says why each is on).
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A C library of Debian's: one module map and one shim header, nothing else.
func library(_ name: String, pkgConfig: String?, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func room(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(name)", exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "vault",
  products: [
    .executable(name: "vault", targets: ["Command"])
  ],
  targets: [
    library("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
    library("CArgon2", pkgConfig: "libargon2", apt: "libargon2-dev"),
    library("COpenSSL", pkgConfig: "libcrypto", apt: "libssl-dev"),
    // Its pkg-config file asks for a macro that the package manager refuses; the module map links it.
    library("CUTF8Proc", pkgConfig: nil, apt: "libutf8proc-dev"),
    library("CKeyutils", pkgConfig: "libkeyutils", apt: "libkeyutils-dev"),
    // No library: the calls of Linux that Swift cannot import from its own Glibc module.
    .systemLibrary(name: "CLinux", path: "Sources/CLinux"),
    library("CPoppler", pkgConfig: "poppler-glib", apt: "libpoppler-glib-dev"),
    library("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    library("CLeptonica", pkgConfig: "lept", apt: "libleptonica-dev"),
    library("CTesseract", pkgConfig: "tesseract", apt: "libtesseract-dev"),
    library("CQPDF", pkgConfig: "libqpdf", apt: "libqpdf-dev"),
    .target(
      name: "CConfine", path: "Sources/CConfine",
      cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror", "-fstack-protector-strong", "-D_FORTIFY_SOURCE=2"])],
      linkerSettings: [.linkedLibrary("seccomp")]),
    .systemLibrary(name: "CPosix", path: "Sources/CPosix"),

    room("Report", []),
    room("Dictionary", ["Report"]),
    room("Lock", ["CSodium", "CArgon2", "COpenSSL", "CUTF8Proc", "CKeyutils", "CLinux"]),
    room("Vault", ["Report", "Lock", "CPosix"]),
    room(
      "Reader",
      ["Report", "CConfine", "CPoppler", "CFontconfig", "CCairo", "CLeptonica", "CTesseract", "CQPDF"]),
    room("Intake", ["Report", "Dictionary"]),
    room("Terminal", ["Report", "Dictionary"]),
    .executableTarget(
      name: "Command",
      dependencies: ["Report", "Dictionary", "Lock", "Vault", "Reader", "Intake", "Terminal", "CConfine"],
      path: "Sources/Command", swiftSettings: strict),

    // Tools of the house, never part of the product.
    .executableTarget(
      name: "GenerateDictionary", dependencies: ["Report", "Dictionary"], path: "Tools/GenerateDictionary",
      swiftSettings: strict),
    .target(
      name: "FictionalSheets", dependencies: ["Report", "CCairo", "CLeptonica"], path: "Tools/FictionalSheets",
      swiftSettings: strict),
    .executableTarget(
      name: "DrawSheet", dependencies: ["FictionalSheets", "Report"], path: "Tools/DrawSheet", swiftSettings: strict),
    .executableTarget(
      name: "SealCheck", dependencies: ["Lock", "Vault", "Report"], path: "Tools/SealCheck", swiftSettings: strict),
    .executableTarget(
      name: "ConfineProbe", dependencies: ["Reader", "Report"], path: "Tools/ConfineProbe", swiftSettings: strict),

    tests("ReportTests", ["Report"]),
    tests("DictionaryTests", ["Dictionary", "Report", "GenerateDictionary"]),
    tests("LockTests", ["Lock"]),
    tests("VaultTests", ["Vault", "Lock", "Report"]),
    tests(
      "ReaderTests", ["Reader", "Report", "FictionalSheets", "ConfineProbe", "CConfine", "CCairo", "CLeptonica"]),
    tests("IntakeTests", ["Intake", "Dictionary", "Report"]),
    tests("TerminalTests", ["Terminal", "Report"]),
    tests("CommandTests", ["Report", "FictionalSheets"]),
  ]
)
