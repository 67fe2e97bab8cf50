package import Domain
package import Storage
import Sync

/// Begins to sync a store through a folder, or what the host has instead, or joins what is synced there.
package struct AddRemote {
  private let store: SQLiteStore
  private let newUID: () -> String

  package init(_ store: SQLiteStore, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  private var replication: Replication { store.replication }

  /// - Parameters:
  ///   - path: The folder, which is there.
  ///   - name: What this device is called, for people.
  ///   - passphrase: What the files are encrypted by; nil: they are not.
  ///   - now: When that is.
  /// - Returns: the id of the remote.
  /// - Throws: `access` when the passphrase does not open what is there, or is missing; `conflict` when it is of
  ///   another store, or added already.
  package func run(
    path: String, name: String, passphrase: Passphrase?, at now: Instant
  ) throws -> Int64 {
    try run(
      SyncRemote(path: path), through: FolderTransport(path: path), name: name,
      passphrase: passphrase)
  }

  /// The same through any transport. What a folder has as its path, the host's own has as its name.
  package func run(
    _ remote: SyncRemote, through transport: any SyncTransport, name: String,
    passphrase: Passphrase?
  ) throws -> Int64 {
    let name = try TextRule.deviceName.line(name)
    let names = try transport.list()
    let there = try found(names, transport)
    let added = try replication.remotes().first { $0.path == remote.path }
    // Two devices that began at the same time, before either had seen the other: this one joins the other.
    if let added {
      guard let there, try replication.storeUID() != there.store else {
        throw Failure(
          .conflict, "This store is synced through \(remote.path) already.", field: "path")
      }
      try leave(added, names, transport)
    }
    var keys = try replication.keyArchive().map { try KeyRing(archive: $0) }
    if let there, there.isSealed {
      let opened = try openKeys(names, transport, there.store, passphrase)
      if keys == nil { keys = opened } else { keys?.formUnion(opened) }
    } else if keys != nil, let passphrase {
      try checkOwn(passphrase)
    } else if keys == nil, passphrase != nil {
      if there != nil {
        throw Failure(
          .conflict,
          "What is synced through \(remote.path) is not encrypted: it is joined without a passphrase.",
          field: "passphrase")
      }
      keys = try KeyRing()
    }
    if keys != nil, passphrase == nil {
      throw Failure(
        .access, "The sync of this store is encrypted: its passphrase is needed.",
        field: "passphrase")
    }
    try checkStore(there?.store)
    return try store.keep {
      try enable(as: there?.store, name: name, keys)
      let id = try replication.add(remote)
      if let keys, let passphrase { try putKeys(keys, passphrase, names, transport) }
      return id
    }
  }

  /// Takes away what this replica left, to go on under another uid.
  private func leave(
    _ remote: SyncRemote, _ names: [BlobName], _ transport: any SyncTransport
  ) throws {
    let own = try replication.replicaUID()
    for name in names where name.replica == own { try transport.remove(name) }
    try store.keep {
      try replication.remove(remote)
      try replication.set(keyArchive: nil)
      try replication.renew(to: newUID())
    }
  }

  private func found(
    _ names: [BlobName], _ transport: any SyncTransport
  ) throws -> (store: String, isSealed: Bool)? {
    let own = try replication.replicaUID()
    for name in names where name.replica != own {
      if case .key = name.kind { continue }
      guard let bytes = try transport.get(name) else { continue }
      let file = try SealedBlob.peek(bytes, as: name)
      // While a passphrase is new, some files there are as they were before.
      let hasKeys = names.contains { KeyFiles.number(of: $0) != nil && $0.replica != own }
      return (file.store, file.isSealed || hasKeys)
    }
    return nil
  }

  private func openKeys(
    _ names: [BlobName], _ transport: any SyncTransport, _ store: String,
    _ passphrase: Passphrase?
  ) throws -> KeyRing {
    guard let passphrase else {
      throw Failure(
        .access, "What is synced there is encrypted: its passphrase is needed.", field: "passphrase"
      )
    }
    var ring: KeyRing?
    var failure: (any Error)?
    for name in names {
      guard case .key = name.kind, let bytes = try transport.get(name) else { continue }
      do {
        let keys = try KeyRing(opening: bytes, as: name, store: store, by: passphrase)
        if ring == nil { ring = keys } else { ring?.formUnion(keys) }
      } catch { failure = failure ?? error }
    }
    if let ring {
      try checkOpens(ring, names, transport)
      return ring
    }
    throw failure
      ?? Failure(.notFound, "What is synced there is encrypted, and its keys have not come yet.")
  }

  /// A passphrase that was changed opens keys that one device has still under it, but nothing that is new.
  private func checkOpens(
    _ keys: KeyRing, _ names: [BlobName], _ transport: any SyncTransport
  ) throws {
    for name in names {
      guard case .head = name.kind, let bytes = try transport.get(name),
        let id = SealedBlob.keyID(of: bytes, as: name), keys.key(id) == nil
      else { continue }
      throw BlobFault.unknownKey.failure(of: name)
    }
  }

  /// All remotes of a store have one passphrase.
  private func checkOwn(_ passphrase: Passphrase) throws {
    guard let bytes = try replication.keyFile(), let name = KeyFiles.name(of: bytes)
    else { return }
    _ = try KeyRing(opening: bytes, as: name, store: nil, by: passphrase)
  }

  private func checkStore(_ there: String?) throws {
    guard let there, let own = try replication.storeUID(), own != there else { return }
    if try replication.remotes().isEmpty { return }
    throw Failure(
      .conflict, "Another store is synced there, and this one is synced with others already.",
      field: "path")
  }

  private func enable(as there: String?, name: String, _ keys: KeyRing?) throws {
    let own = try replication.storeUID()
    if let there, own != there {
      try replication.enable(store: there, isJoining: true)
    } else if own == nil {
      try replication.enable(store: newUID())
    }
    try replication.rename(replication.replicaUID(), to: name)
    try replication.set(keyArchive: keys?.archived())
  }

  /// A remote that was removed, and is added again, may have some of this replica.
  private func putKeys(
    _ keys: KeyRing, _ passphrase: Passphrase, _ names: [BlobName], _ transport: any SyncTransport
  ) throws {
    guard let store = try replication.storeUID() else { return }
    let files = KeyFiles(replication: replication)
    let file = try files.seal(
      keys, store: store, by: passphrase, nil, after: files.lastNumber(among: names))
    try replication.set(keyFile: file.bytes)
    try transport.put(file.name, file.bytes)
  }
}
