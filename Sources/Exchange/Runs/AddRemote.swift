package import Domain
package import Storage

/// Starts to sync a store through a folder or a transport of the host, or joins the store that is synced
/// there.
///
/// All is checked before anything is changed; the store is changed at once; files are left after that.
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
    let present = try Present(replication)
    let there = try FoundStore.find(among: names, transport, beside: present)
    let isLeaving = try checkStore(there, remote, present)
    let known = try isLeaving ? nil : present.keys.map { try KeyRing(archive: $0) }
    let keys = try keys(known, there, remote, passphrase)
    let replica = isLeaving ? newUID() : present.replica
    let storeUID = there?.store ?? present.store ?? newUID()
    let files = KeyFiles(replication: replication)
    var keyFile: (name: BlobName, bytes: [UInt8])?
    if let keys, let passphrase {
      let name = try files.nextName(of: replica, beside: names)
      keyFile = (name, try files.seal(keys, as: name, store: storeUID, by: passphrase, nil))
    }
    let id = try store.keep {
      guard try Present(replication) == present else { throw Self.changed }
      // Nothing of its own sync is of any use in another one.
      if isLeaving { try replication.disable(newUID: replica) }
      if isLeaving || present.store == nil {
        try replication.enable(store: storeUID, isJoining: there != nil)
      }
      try replication.rename(replica, to: name)
      if known == nil, keys != nil { try replication.noteUnsealedRemotes() }
      let id = try replication.add(remote)
      try replication.set(keyArchive: keys?.archived())
      if let keyFile { try replication.set(keyFile: keyFile.bytes) }
      return id
    }
    // What is not left or removed now is by the next run, which also says what is wrong.
    if let keyFile { try? transport.put(keyFile.name, keyFile.bytes) }
    if isLeaving {
      for name in names where name.replica == present.replica { try? transport.remove(name) }
    }
    return id
  }

  // MARK: Checks

  /// Whether this store ends its own sync to join another one: two devices began at the same time, before either had
  /// seen the other.
  private func checkStore(
    _ there: FoundStore?, _ remote: SyncRemote, _ present: Present
  ) throws -> Bool {
    let isOther = there != nil && present.store != nil && there?.store != present.store
    if present.remotes.contains(where: { $0.path == remote.path }), !isOther {
      throw Failure(
        .conflict, "This store is synced through \(remote.path) already.", field: "path")
    }
    if isOther, present.remotes.contains(where: { $0.path != remote.path }) {
      throw Failure(
        .conflict, "Another store is synced there, and this one is synced with others already.",
        field: "path")
    }
    return isOther
  }

  /// All remotes of a store have one passphrase.
  private func keys(
    _ known: KeyRing?, _ there: FoundStore?, _ remote: SyncRemote, _ passphrase: Passphrase?
  ) throws -> KeyRing? {
    var keys = known
    if let there, there.isSealed {
      let opened = try there.openKeys(by: passphrase)
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
    return keys
  }

  private func checkOwn(_ passphrase: Passphrase) throws {
    guard let bytes = try replication.keyFile(), let name = KeyFiles.name(of: bytes)
    else { return }
    _ = try KeyRing(opening: bytes, as: name, store: nil, by: passphrase)
  }

  private static var changed: Failure {
    Failure(.busy, "Another program began or ended the sync of this store meanwhile: try again.")
  }
}

/// The present sync settings of a store.
struct Present: Equatable {
  let store: String?
  let replica: String
  let remotes: [SyncRemote]
  let keys: [UInt8]?

  init(_ replication: Replication) throws {
    store = try replication.storeUID()
    replica = try replication.replicaUID()
    remotes = try replication.remotes()
    keys = store == nil ? nil : try replication.keyArchive()
  }

  /// How far remotes have come does not matter.
  static func == (left: Self, right: Self) -> Bool {
    left.store == right.store && left.replica == right.replica && left.keys == right.keys
      && left.remotes.map(\.path) == right.remotes.map(\.path)
  }
}
