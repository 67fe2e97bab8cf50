package import Domain
import Sync

/// The sync status of a store at a moment.
package struct SyncStatus: Equatable, Sendable {
  package var isEnabled = false
  package var isEncrypted = false
  package var remoteCount: Int64 = 0
  /// With this one, without those that were retired.
  package var replicaCount: Int64 = 0
  package var conflictCount: Int64 = 0
  /// Steps of this replica that are not at all remotes yet.
  package var pendingCount: Int64 = 0
  /// Records that cannot be shown, or not with all that they name, until others come.
  package var waitingCount: Int64 = 0
  package var lastRun: Instant?
  /// Invoices whose number another one holds.
  package var twinCount: Int64 = 0

  package init() {}
}

extension Replication {
  package func status() throws -> SyncStatus {
    var status = SyncStatus()
    guard try storeUID() != nil else { return status }
    status.isEnabled = true
    status.isEncrypted = try keyArchive() != nil
    status.remoteCount = try count("sync_remote")
    status.replicaCount = try count("sync_replica WHERE retired_ms IS NULL")
    status.conflictCount = try conflictCount()
    status.pendingCount = try unsentCount() + untakenCount()
    status.waitingCount = try count("sync_record WHERE waits = 1")
    status.twinCount = try count("invoice WHERE twin_uid IS NOT NULL")
    status.lastRun = try remotes().compactMap(\.run).max()
    return status
  }

  private func count(_ rows: String) throws -> Int64 {
    try database.integer("SELECT count(*) FROM \(rows)") ?? 0
  }

  private func unsentCount() throws -> Int64 {
    try count(
      "sync_outbox WHERE seq > coalesce((SELECT min(sent) FROM sync_remote), 0)")
  }

  /// Steps that were made here since the last run.
  func untakenCount() throws -> Int64 {
    let select = try database.statement(
      """
      SELECT count(*) FROM step WHERE id > ? AND device = ? AND first_change > 0 AND action <> ?
      """)
    defer { select.reset() }
    try select.bind(
      Int64(try database.meta(Key.taken) ?? "") ?? 0, replicaUID(), Step.Action.sync.rawValue)
    return try select.step() ? select.integer(0) : 0
  }

  /// The replica whose steps are in the states; another one than ``replicaUID()`` in a copy that was not synced yet.
  package func takenReplicaUID() throws -> String? { try database.meta(Key.replica) }

  /// Forgets all that there is only for sync; the records stay as they are shown. This replica is another one from
  /// now on: its steps so far are known elsewhere under its old uid.
  package func disable(newUID: String) throws {
    for table in [
      "sync_reference", "sync_record", "sync_remote", "sync_replica", "sync_keys", "sync_outbox",
      "sync_lease",
    ] {
      try database.execute("DELETE FROM \(table)")
    }
    try forgetNotedRemotes()
    for key in [Key.store, Key.replica, Key.taken, Key.version, Self.seriesKey] {
      try database.statement("DELETE FROM meta WHERE key = ?").run(key)
    }
    replicas.forget()
    // Each device issues by itself again.
    try database.execute("DELETE FROM number_series")
    try ReplicaIdentity(database: database).set(newUID)
    log.replica = newUID
  }

  // MARK: Replicas

  /// - Throws: `notFound` for a uid that no replica has; `conflict` for another replica, which has its name from itself.
  package func renameReplica(_ uid: String, to name: String) throws {
    guard try replica(uid).uid == replicaUID() else {
      throw Failure(
        .conflict, "Each device has its name from itself: rename this one there.", field: "uid")
    }
    try rename(uid, to: name)
  }

  /// As a part of the present step.
  ///
  /// - Throws: `notFound` for a uid that no replica has; `conflict` for this replica.
  package func retireReplica(_ uid: String, at time: Instant) throws {
    if try replica(uid).uid == replicaUID() {
      throw Failure(
        .conflict, "This device cannot retire itself: do it on another one, or end sync here.",
        field: "uid")
    }
    try retire(uid, at: time)
  }

  private func replica(_ uid: String) throws -> KnownReplica {
    if let known = try knownReplicas().first(where: { ExactText($0.uid) == ExactText(uid) }) {
      return known
    }
    throw Failure(.notFound, "There is no device with the uid “\(uid.prefix(80))”.", field: "uid")
  }
}
