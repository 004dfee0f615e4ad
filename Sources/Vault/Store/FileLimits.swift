extension FileKind {
  /// The largest content of a file of this kind; larger ones are neither written nor read.
  package var mostContentBytes: UInt64 {
    switch self {
    case .record: 64 << 20
    case .scan: 4 << 30
    case .diagnostics: 512 << 20
    case .settings: 1 << 20
    case .index: 512 << 20
    }
  }

  /// The length of the sealed file that holds the largest content.
  var mostFileBytes: UInt64 { ChunkLayout.fileCount(forContent: mostContentBytes) ?? 0 }
}
