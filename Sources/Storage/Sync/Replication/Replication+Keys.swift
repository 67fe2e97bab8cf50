import Domain

/// Key files: that of this replica, as stored at remotes, and those of others that wait for a passphrase.
extension Replication {
  private enum Row {
    static let archive: Int64 = 1
    static let own: Int64 = 2
    /// Those of others come behind it.
    static let others: Int64 = 100
    /// More of them are nobody's.
    static let last: Int64 = 1100
  }

  /// Which remotes have files that were not encrypted.
  private static let unsealedRemotes = "sync.unsealed"
  /// Which remotes have the present file of keys.
  private static let keyedRemotes = "sync.keyed"

  /// The keys of the files of sync; nil when they are not encrypted.
  package func keyArchive() throws -> [UInt8]? { try bytes(Row.archive) }

  package func set(keyArchive: [UInt8]?) throws {
    if let keyArchive { return try set(keyArchive, Row.archive) }
    try forgetNotedRemotes()
    try database.execute("DELETE FROM sync_keys")
  }

  /// The file of this replica with its keys, sealed by the passphrase; nil when it has none.
  package func keyFile() throws -> [UInt8]? { try bytes(Row.own) }

  package func set(keyFile: [UInt8]) throws {
    try set(keyFile, Row.own)
    try database.setMeta(Self.keyedRemotes, to: "")
  }

  package func hasKeyFile(_ remote: SyncRemote) throws -> Bool {
    try ids(Self.keyedRemotes).contains(remote.id)
  }

  /// The file of keys lies there, as it is here.
  package func noteKeyFile(at remote: SyncRemote) throws {
    try set(ids(Self.keyedRemotes).filter { $0 != remote.id } + [remote.id], Self.keyedRemotes)
  }

  /// The newest ones of other replicas that came, by their places here.
  package func otherKeyFiles() throws -> [(place: Int64, bytes: [UInt8])] {
    let select = try database.statement(
      "SELECT id, ring FROM sync_keys WHERE id > ? ORDER BY id")
    defer { select.reset() }
    try select.bind(Row.others)
    var files: [(place: Int64, bytes: [UInt8])] = []
    while try select.step() { files.append((select.integer(0), Array(select.bytes(1)))) }
    return files
  }

  /// Keeps one at its place; nil: it is the first one of its replica.
  package func set(otherKeyFile bytes: [UInt8], at place: Int64?) throws {
    let last = try otherKeyFiles().last?.place ?? Row.others
    let place = place ?? last + 1
    if place <= Row.last { try set(bytes, place) }
  }

  /// From now on, files are encrypted: those that are at remotes have to be replaced.
  package func noteUnsealedRemotes() throws {
    try set(remotes().map(\.id), Self.unsealedRemotes)
  }

  package func isUnsealed(_ remote: SyncRemote) throws -> Bool {
    try ids(Self.unsealedRemotes).contains(remote.id)
  }

  /// Nothing of this replica lies there that is not encrypted.
  package func noteSealed(_ remote: SyncRemote) throws {
    try forget(remote, Self.unsealedRemotes)
  }

  /// Another remote may get its id.
  func forgetNotes(of remote: SyncRemote) throws {
    try forget(remote, Self.unsealedRemotes)
    try forget(remote, Self.keyedRemotes)
  }

  func forgetNotedRemotes() throws {
    for key in [Self.unsealedRemotes, Self.keyedRemotes] {
      try database.statement("DELETE FROM meta WHERE key = ?").run(key)
    }
  }

  private func ids(_ key: String) throws -> [Int64] {
    try database.meta(key)?.split(separator: " ").compactMap { Int64($0) } ?? []
  }

  private func set(_ ids: [Int64], _ key: String) throws {
    try database.setMeta(key, to: ids.map { String($0) }.joined(separator: " "))
  }

  private func forget(_ remote: SyncRemote, _ key: String) throws {
    let known = try ids(key)
    if known.contains(remote.id) { try set(known.filter { $0 != remote.id }, key) }
  }

  private func bytes(_ id: Int64) throws -> [UInt8]? {
    let select = try database.statement("SELECT ring FROM sync_keys WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step() ? Array(select.bytes(0)) : nil
  }

  private func set(_ bytes: [UInt8], _ id: Int64) throws {
    try database.statement("INSERT OR REPLACE INTO sync_keys(id, ring) VALUES (?, ?)").run(
      id, bytes)
  }
}
