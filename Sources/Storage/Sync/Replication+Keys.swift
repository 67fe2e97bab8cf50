import Domain

/// The files of keys: that of this replica, as it lies at remotes, and those of others, which wait for a passphrase.
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

  /// The keys of the files of sync; nil when they are not encrypted.
  package func keyArchive() throws -> [UInt8]? { try bytes(Row.archive) }

  package func set(keyArchive: [UInt8]?) throws {
    if let keyArchive { return try set(keyArchive, Row.archive) }
    try forgetUnsealedRemotes()
    try database.execute("DELETE FROM sync_keys")
  }

  /// The file of this replica with its keys, sealed by the passphrase; nil when it has none.
  package func keyFile() throws -> [UInt8]? { try bytes(Row.own) }

  package func set(keyFile: [UInt8]) throws { try set(keyFile, Row.own) }

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
    let ids = try remotes().map { String($0.id) }.joined(separator: " ")
    try database.setMeta(Self.unsealedRemotes, to: ids)
  }

  package func isUnsealed(_ remote: SyncRemote) throws -> Bool {
    try unsealedRemotes().contains(remote.id)
  }

  /// Nothing of this replica lies there that is not encrypted.
  package func noteSealed(_ remote: SyncRemote) throws {
    let ids = try unsealedRemotes()
    guard ids.contains(remote.id) else { return }
    let rest = ids.filter { $0 != remote.id }.map { String($0) }.joined(separator: " ")
    try database.setMeta(Self.unsealedRemotes, to: rest)
  }

  func forgetUnsealedRemotes() throws {
    try database.statement("DELETE FROM meta WHERE key = ?").run(Self.unsealedRemotes)
  }

  private func unsealedRemotes() throws -> [Int64] {
    try database.meta(Self.unsealedRemotes)?.split(separator: " ").compactMap { Int64($0) } ?? []
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
