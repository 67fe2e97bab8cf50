import Domain

/// What a hub says of who may issue in a series of numbers.
///
/// It moves the right to issue, not numbers: the owner says before it issues with which of its steps it does, and whoever
/// takes the series over has to have that step first.
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

/// The leases as the hub told them last.
struct SeriesLeases {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func find(_ uid: String) throws -> SeriesLease? {
    let select = try database.statement(
      "SELECT owner, epoch, after_replica, after_seq FROM sync_lease WHERE uid = ?")
    defer { select.reset() }
    try select.bind(uid)
    guard try select.step() else { return nil }
    return SeriesLease(
      uid: uid, owner: select.text(0), epoch: select.integer(1), afterReplica: select.text(2),
      afterSeq: select.integer(3))
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
}
