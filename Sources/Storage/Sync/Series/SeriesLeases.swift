import Domain

/// Leases at a hub: the right to issue in a number series.
///
/// A lease moves the right to issue, not numbers. Before the owner issues, it announces the step that it will
/// do so with; a new owner must have that step first.
package struct SeriesLease: Equatable, Sendable {
  /// At random, so that it says nothing of the series.
  package let uid: String
  /// The replica that may issue.
  package var owner: String
  /// How often it was taken.
  package var epoch: Int64
  /// The replica that issued last, and its last step that may have done so.
  package var afterReplica: String
  package var afterSeq: Int64

  package init(uid: String, owner: String, epoch: Int64, afterReplica: String, afterSeq: Int64) {
    self.uid = uid
    self.owner = owner
    self.epoch = epoch
    self.afterReplica = afterReplica
    self.afterSeq = afterSeq
  }
}

/// The leases in the last answer of the hub.
struct SeriesLeases {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func find(_ uid: String) throws -> SeriesLease? {
    let select = try database.statement(Self.columns + " WHERE uid = ?")
    defer { select.reset() }
    try select.bind(uid)
    return try next(select)
  }

  /// Those that wait for a step of a replica after one.
  func all(after seq: Int64, of replica: String) throws -> [SeriesLease] {
    let select = try database.statement(
      Self.columns + " WHERE after_replica = ? AND after_seq > ?")
    defer { select.reset() }
    try select.bind(replica, seq)
    var leases: [SeriesLease] = []
    while let lease = try next(select) { leases.append(lease) }
    return leases
  }

  private static let columns =
    "SELECT uid, owner, epoch, after_replica, after_seq FROM sync_lease"

  private func next(_ select: Statement) throws -> SeriesLease? {
    guard try select.step() else { return nil }
    return SeriesLease(
      uid: select.text(0), owner: select.text(1), epoch: select.integer(2),
      afterReplica: select.text(3), afterSeq: select.integer(4))
  }

  func save(_ lease: SeriesLease) throws {
    try database.statement(
      """
      INSERT INTO sync_lease(uid, owner, epoch, after_replica, after_seq) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT(uid) DO UPDATE SET owner = excluded.owner, epoch = excluded.epoch,
        after_replica = excluded.after_replica, after_seq = excluded.after_seq
      """
    ).run(lease.uid, lease.owner, lease.epoch, lease.afterReplica, lease.afterSeq)
  }

  func remove(_ uid: String) throws {
    try database.statement("DELETE FROM sync_lease WHERE uid = ?").run(uid)
  }
}
