package import Domain
package import Sync

/// A remote through which a store is synced, with the progress of sync there.
package struct SyncRemote: Equatable, Sendable {
  /// The transport of a remote; the raw values are those of the C API and of the store.
  package enum Kind: Int32, Sendable {
    case folder = 1
    /// Callbacks of the host.
    case host = 2
    /// A PostgreSQL server.
    case postgresql = 3
  }

  package var id: Int64 = 0
  package var kind: Kind
  /// Of a folder; of a hub its address; of what the host brings, what it calls that.
  package var path: String
  /// The last step of this replica that is there.
  package var sent: Int64 = 0
  /// The number of the last snapshot of this replica that is there; 0: none.
  package var snapshot: Int64 = 0
  /// Likewise of what it says of itself.
  package var head: Int64 = 0
  package var seen = SeenSteps()
  /// When a run came to its end last.
  package var run: Instant?

  package init(path: String, kind: Kind = .folder) {
    self.path = path
    self.kind = kind
  }
}

/// A replica of the store, as this one knows it.
package struct KnownReplica: Equatable, Sendable {
  package var id: Int64
  package var uid: String
  package var name: String
  /// The last of its steps that is here.
  package var seq: Int64
  /// The number of the last word of it that was read.
  package var head: Int64
  package var seen: SeenSteps
  package var heard: Instant?
  package var retired: Instant?

  /// Whether it has done or said anything, and was not only named by another one.
  var isHeardOf: Bool { seq > 0 || head > 0 }

  /// Its name, or its uid until it has said one.
  var label: String { name.isEmpty ? uid : name }
}

extension Replication {
  package func remotes() throws -> [SyncRemote] {
    let select = try database.statement(
      "SELECT path, sent, snapshot, head, seen, run_ms, id, kind FROM sync_remote ORDER BY id")
    defer { select.reset() }
    var remotes: [SyncRemote] = []
    while try select.step() {
      guard let kind = SyncRemote.Kind(rawValue: Int32(clamping: select.integer(7))) else {
        continue
      }
      var remote = SyncRemote(path: select.text(0), kind: kind)
      remote.sent = select.integer(1)
      remote.snapshot = select.integer(2)
      remote.head = select.integer(3)
      remote.seen = SeenSteps(stored: select.text(4))
      remote.run = select.optionalInteger(5).map { Instant(clamping: $0) }
      remote.id = select.integer(6)
      remotes.append(remote)
    }
    return remotes
  }

  package func add(_ remote: SyncRemote) throws -> Int64 {
    try database.statement(
      "INSERT INTO sync_remote(kind, path, sent, snapshot, head, seen) VALUES (?, ?, 0, 0, 0, '')"
    ).run(remote.kind.rawValue, remote.path)
    return database.lastInsertedID
  }

  package func save(_ remote: SyncRemote) throws {
    try database.statement(
      """
      UPDATE sync_remote SET sent = ?, snapshot = ?, head = ?, seen = ?, run_ms = ? WHERE id = ?
      """
    ).run(
      remote.sent, remote.snapshot, remote.head, remote.seen.stored, remote.run, remote.id)
    // What is at all of them is kept no longer.
    try database.execute(
      "DELETE FROM sync_outbox WHERE seq <= (SELECT min(sent) FROM sync_remote)")
  }

  package func remove(_ remote: SyncRemote) throws {
    try database.statement("DELETE FROM sync_remote WHERE id = ?").run(remote.id)
    try forgetNotes(of: remote)
  }

  package func knownReplicas() throws -> [KnownReplica] { try replicas.known() }

  /// What a replica said of itself.
  package func take(_ head: SyncHead, number: Int64) throws {
    try database.statement(
      "UPDATE sync_replica SET name = ?, head = ?, seen = ?, seen_ms = ? WHERE id = ? AND head < ?"
    ).run(
      head.name, number, head.seen.stored, head.at,
      replicas.id(of: ExactText(head.replica)), number)
  }

  package func rename(_ uid: String, to name: String) throws {
    try database.statement("UPDATE sync_replica SET name = ? WHERE id = ?").run(
      name, replicas.id(of: ExactText(uid)))
    // The others are told by the next run.
    try database.execute("UPDATE sync_remote SET seen = ''")
  }
}

extension SeenSteps {
  /// As the store has it: "uid seq uid seq".
  var stored: String {
    last.sorted { $0.key < $1.key }.map { "\($0.key.text) \($0.value)" }.joined(separator: " ")
  }

  init(stored: String) {
    let parts = stored.split(separator: " ")
    var last: [ExactText: Int64] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      last[ExactText(String(parts[index]))] = Int64(parts[index + 1])
    }
    self.init(last)
  }
}
