import Domain
package import Storage

/// Changes the passphrase of a sync, or accepts one that was changed on another device.
///
/// A new passphrase comes with a new key, by which all is sealed from then on: who had the old one reads nothing of it.
package struct ChangePassphrase {
  private let store: SQLiteStore
  private let derivation: KeyDerivation?

  package init(_ store: SQLiteStore, _ derivation: KeyDerivation? = nil) {
    self.store = store
    self.derivation = derivation
  }

  private var replication: Replication { store.replication }

  /// The next run leaves the new keys before all else. Where nothing was encrypted so far, it also replaces what this
  /// device left.
  ///
  /// - Throws: `notFound` when the store is not synced.
  package func run(to passphrase: Passphrase) throws {
    let uid = try storeUID()
    let present = try keys()
    var keys = try present ?? KeyRing()
    if present != nil { try keys.addEpoch() }
    try keep(keys, of: uid, by: passphrase, isFirst: present == nil)
  }

  /// - Throws: `notFound` when the store is not synced, or no keys of another device have come; `access` for a passphrase
  ///   that opens none of them, or only what is known here.
  package func take(_ passphrase: Passphrase) throws {
    let uid = try storeUID()
    let present = try keys()
    var keys = present
    var failure: Failure?
    var isOld = false
    let files = try replication.otherKeyFiles()
    for bytes in files.map(\.bytes) {
      guard let name = KeyFiles.name(of: bytes) else { continue }
      do {
        let opened = try KeyRing(opening: bytes, as: name, store: uid, by: passphrase)
        if let known = keys, known.contains(opened) { isOld = true }
        if keys == nil { keys = opened } else { keys?.formUnion(opened) }
      } catch let refused as Failure
        where refused.isOfContents || refused.kind == .access || refused.kind == .tooNew
      {
        // Somebody may have forged one: the others count all the same.
        failure = failure ?? refused
      }
    }
    guard let keys, !(present?.contains(keys) ?? false) else {
      if isOld { throw Self.known }
      throw failure ?? Self.noFiles
    }
    try keep(keys, of: uid, by: passphrase, isFirst: present == nil)
  }

  private func keep(
    _ keys: KeyRing, of uid: String, by passphrase: Passphrase, isFirst: Bool
  ) throws {
    let files = KeyFiles(replication: replication)
    let file = try files.seal(keys, store: uid, by: passphrase, derivation)
    try store.keep {
      try replication.set(keyArchive: keys.archived())
      try replication.set(keyFile: file)
      if isFirst { try replication.noteUnsealedRemotes() }
    }
  }

  private func keys() throws -> KeyRing? {
    try replication.keyArchive().map { try KeyRing(archive: $0) }
  }

  private func storeUID() throws -> String {
    guard let uid = try replication.storeUID() else {
      throw Failure(.notFound, "This store is not synced, so it has no passphrase.")
    }
    return uid
  }

  private static var known: Failure {
    Failure(
      .access,
      "This passphrase opens nothing that is not open already: give the one that is new on another "
        + "device.", field: "passphrase")
  }

  private static var noFiles: Failure {
    Failure(
      .notFound,
      "No keys of another device have come: sync first, and give the passphrase then.")
  }
}
