package import Domain

/// The reason to reject a sync file. A rejected file is never used in part.
package enum BlobFault: Equatable, Sendable {
  /// Something else lies under its name.
  case foreign
  case tooNew(version: Int)
  /// It is truncated: the transfer is incomplete.
  case truncated
  /// It is sealed, and there is no key here.
  case locked
  /// It is sealed by a key that came with another passphrase.
  case unknownKey
  case wrongPassphrase
  /// It is not what its writer wrote.
  case changed
  /// It is not sealed, as files of this store are: anybody could have written it.
  case unsealed
  /// It was sealed, or written, as another file than its name says.
  case misplaced(as: String)
  case otherStore(String)
  case tooLarge

  package func failure(of name: BlobName) -> Failure {
    let path = name.path
    return switch self {
    case .foreign:
      Failure(
        .malformed, "\(path) is not a file of Taskcore's sync, though it has the name of one.")
    case .tooNew(let version):
      Failure(
        .tooNew,
        "\(path) is of a newer version of Taskcore: its format is \(version), and this version "
          + "reads \(Int(BlobHeader.version)) at most.")
    case .truncated:
      Failure(.busy, "\(path) is not whole: it has not come yet to its end. Sync again later.")
    case .locked:
      Failure(
        .access, "\(path) is encrypted: the passphrase of the sync is needed.",
        field: "passphrase")
    case .unknownKey:
      Failure(
        .access,
        "\(path) is encrypted by a key that is not here: the passphrase was changed on another "
          + "device, and the new one is needed.", field: "passphrase")
    case .wrongPassphrase:
      Failure(
        .access,
        "The passphrase does not open \(path): it is another one, or the file was changed.",
        field: "passphrase")
    case .changed:
      Failure(.corrupt, "\(path) was changed or damaged after it was written, so it is not used.")
    case .unsealed:
      Failure(
        .corrupt,
        "\(path) is not encrypted, as all files of this sync are, so it is not used: anybody could "
          + "have written it.")
    case .misplaced(let own):
      Failure(
        .corrupt, "\(path) was written as \(own), and renamed since, so it is not used.")
    case .otherStore(let store):
      Failure(
        .conflict, "\(path) is of another store, \(store): a folder can hold the sync of one only.")
    case .tooLarge:
      Failure(
        .malformed,
        "\(path) is too large: the contents of such a file of sync have at most "
          + "\(BlobHeader.maximumSize(of: name.kind)) bytes.")
    }
  }
}
