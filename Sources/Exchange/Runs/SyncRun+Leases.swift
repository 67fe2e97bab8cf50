import Domain
import Storage
import Sync

/// Number series through a transport that leases them.
extension SyncRun {
  /// The most steps that a run makes for nobody to wait for one that was said to come.
  private static let mostRepetitions: Int64 = 16

  /// Takes over the leases of series that this replica has claimed, and makes leases for those that it owns without one.
  ///
  /// - Returns: whether steps of another replica are needed that have not come.
  func settleLeases(through hub: any LeasingTransport) throws -> Bool {
    try makeStepsThatWereTold()
    var isWaiting = false
    // Whether it still has those that it had, it asks when it issues.
    for series in try replication.ownedSeries()
    where series.lease.map({ ExactText($0.owner) }) != ExactText(replica) {
      try checkSafePoint()
      guard let lease = try settle(series, through: hub) else { continue }
      try store.keep { try replication.note(lease) }
      if ExactText(lease.owner) == ExactText(replica), try lacksStep(of: lease) { isWaiting = true }
    }
    return isWaiting
  }

  private func settle(
    _ series: Replication.OwnedSeries, through hub: any LeasingTransport
  ) throws -> SeriesLease? {
    guard let uid = series.leaseUID else {
      return try begin(series.name, isKnown: series.isKnownToAll, hub)
    }
    guard let lease = try hub.findLease(uid) else {
      // The hub is another one than it was, or lost its tables.
      guard series.isKnownToAll else { return nil }
      return try hub.makeLease(uid, for: replica, after: replication.lastSeq())
    }
    if ExactText(lease.owner) != ExactText(replica) { return try hub.take(lease, for: replica) }
    return lease
  }

  /// A series is leased once it is certain that no other replica issues in it.
  private func begin(
    _ name: String, isKnown: Bool, _ hub: any LeasingTransport
  ) throws -> SeriesLease? {
    guard isKnown else { return nil }
    let lease = try hub.makeLease(newUID(), for: replica, after: replication.lastSeq())
    guard let lease else { return nil }
    try store.write(.sync, at: now) {
      // Another run may have been there first, or another replica claimed it meanwhile.
      guard try replication.ownedSeries().contains(where: { $0.name == name && $0.leaseUID == nil })
      else { return }
      try replication.note(lease)
      try replication.setLease(lease.uid, ofSeries: name, at: now)
    }
    return nil
  }

  /// Others wait for steps that were told to a hub: one that says nothing new comes in their place.
  private func makeStepsThatWereTold() throws {
    if try replication.seriesWithoutTheirStep().isEmpty { return }
    try store.write(.sync, at: now) {
      try replication.takeOwnSteps()
      for (name, lease) in try replication.seriesWithoutTheirStep() {
        for _ in 0..<Self.mostRepetitions where try replication.lastSeq() < lease.afterSeq {
          try replication.setLease(lease.uid, ofSeries: name, at: now)
        }
      }
    }
  }

  private func lacksStep(of lease: SeriesLease) throws -> Bool {
    try replication.seen().last(of: ExactText(lease.afterReplica)) < lease.afterSeq
  }
}
