import Exchange
package import Storage

/// Leases are rows, one for each series. Each change is one statement on one row, which counts how often the lease was
/// taken: so a statement that comes late, because its connection broke and it was sent again, changes nothing.
extension HubTransport: LeasingTransport {
  package func findLease(_ uid: String) throws -> SeriesLease? {
    try lease(uid, after: [])
  }

  package func makeLease(
    _ uid: String, for owner: String, after seq: Int64
  ) throws -> SeriesLease? {
    try lease(
      uid,
      after: [
        HubRequest(HubStatement.makeLease, store(), .text(uid), .text(owner), .integer(seq))
      ])
  }

  package func take(_ lease: SeriesLease, for owner: String) throws -> SeriesLease? {
    try self.lease(
      lease.uid,
      after: [
        HubRequest(
          HubStatement.takeLease, store(), .text(lease.uid), .text(owner), .integer(lease.epoch))
      ])
  }

  package func renew(_ lease: SeriesLease, seq: Int64) throws -> SeriesLease? {
    try self.lease(
      lease.uid,
      after: [
        HubRequest(
          HubStatement.renewLease, store(), .text(lease.uid), .text(lease.owner),
          .integer(lease.epoch), .integer(seq))
      ])
  }

  /// What the row is, in the same transaction as the change before it.
  private func lease(_ uid: String, after changes: [HubRequest]) throws -> SeriesLease? {
    let answers = try server.run(
      changes + [HubRequest(HubStatement.findLease, store(), .text(uid))])
    guard let row = answers.last, let owner = row.text(0, 0), let epoch = row.integer(0, 1),
      let replica = row.text(0, 2), let seq = row.integer(0, 3)
    else { return nil }
    return SeriesLease(
      uid: uid, owner: owner, epoch: epoch, afterReplica: replica, afterSeq: seq)
  }
}
