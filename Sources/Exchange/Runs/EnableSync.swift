import Domain
package import Storage

/// Enables sync before there is a remote, or disables it again.
package struct EnableSync {
  private let store: SQLiteStore
  private let newUID: () -> String

  package init(_ store: SQLiteStore, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// - Parameters:
  ///   - name: What this device is called, for people.
  ///   - passphrase: What files will be encrypted by; nil: they will not be.
  ///   - derivation: How costly it is to try a passphrase; nil for what libsodium calls interactive.
  /// - Throws: `conflict` when the store is synced already.
  package func run(
    name: String, passphrase: Passphrase?, _ derivation: KeyDerivation? = nil
  ) throws {
    let name = try TextRule.deviceName.line(name)
    let keys = try passphrase.map { _ in try KeyRing() }
    let uid = newUID()
    let files = KeyFiles(replication: store.replication)
    var file: [UInt8]?
    if let keys, let passphrase {
      file = try files.seal(keys, store: uid, by: passphrase, derivation)
    }
    try store.keep {
      let replication = store.replication
      if try replication.storeUID() != nil {
        throw Failure(.conflict, "This store is synced already.")
      }
      try replication.enable(store: uid)
      try replication.rename(replication.replicaUID(), to: name)
      try replication.set(keyArchive: keys?.archived())
      if let file { try replication.set(keyFile: file) }
    }
  }

  /// Forgets remotes, accounts, keys, and what was known of other devices. A store that is not synced stays as it is.
  package func undo() throws {
    try store.keep {
      if try store.replication.storeUID() == nil { return }
      for account in try store.accounts.accounts() { try store.accounts.remove(account) }
      try store.replication.disable(newUID: newUID())
    }
  }
}
