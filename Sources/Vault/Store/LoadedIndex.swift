internal import Glibc
internal import Lock

/// An index as it was read from the folder.
struct LoadedIndex {
  let index: VaultIndex
  let commitment: [UInt8]
  /// Whether this is the index before the present one, which is damaged.
  let isRecovered: Bool

  /// The index of a vault that is being made.
  init(index: VaultIndex, commitment: [UInt8]) {
    self.index = index
    self.commitment = commitment
    isRecovered = false
  }

  /// Reads `index.sealed`, or `index.prev.sealed` where the first is damaged or gone.
  ///
  /// - Throws: The fault of the first when neither opens.
  init(in root: borrowing Folder, vaultID: VaultID, manifestKey: borrowing SecretBytes) throws(StoreError) {
    do throws(StoreError) {
      (index, commitment) = try Self.read(VaultLayout.index, in: root, vaultID: vaultID, manifestKey: manifestKey)
      isRecovered = false
    } catch {
      // A disk that cannot be read is no reason to show an older state.
      if case .file = error { throw error }
      guard
        let previous = try? Self.read(
          VaultLayout.previousIndex, in: root, vaultID: vaultID, manifestKey: manifestKey)
      else { throw error }
      (index, commitment) = previous
      isRecovered = true
    }
  }

  private static func read(
    _ name: [UInt8], in root: borrowing Folder, vaultID: VaultID, manifestKey: borrowing SecretBytes
  ) throws(StoreError) -> (VaultIndex, [UInt8]) {
    let handle: FileHandle
    do throws(FileFault) {
      handle = try root.open(name)
    } catch {
      // Gone or a link in its place: damage, for which the index before it stands in.
      guard error.code == ENOENT || error.code == ELOOP else { throw .file(error) }
      throw .indexDamaged(.file(error))
    }
    let content: [UInt8]
    let prefix: SealedPrefix
    do throws(SealError) {
      let file = try SealedFile(handle, mostBytes: FileKind.index.mostFileBytes)
      prefix = try SealedPrefix(
        of: file, as: FilePlace(kind: .index, fileID: SealedHeader.noFileID, generation: nil))
      content = try Opener(file, prefix: prefix, vaultID: vaultID.bytes, inputKey: manifestKey).content()
    } catch {
      if case .file(let fault) = error { throw .file(fault) }
      throw .indexDamaged(error)
    }
    do throws(IndexError) {
      let index = try VaultIndex(decoding: content)
      guard index.generation == prefix.header.generation else { throw .otherGeneration }
      return (index, prefix.commitment)
    } catch {
      throw .indexUnreadable(error)
    }
  }
}
