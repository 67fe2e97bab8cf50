package import Domain
import Sync

/// Leases of number series at a hub.
extension Replication {
  /// A number series that this replica owns, and the state of its lease.
  package struct OwnedSeries {
    package let name: String
    /// Nil: there is none yet.
    package let leaseUID: String?
    /// As the hub told it last.
    package let lease: SeriesLease?
    /// Whether this replica could issue without a hub: all others know that it owns the series.
    package let isKnownToAll: Bool
  }

  private var leases: SeriesLeases { SeriesLeases(database) }

  package func note(_ lease: SeriesLease) throws { try leases.save(lease) }

  /// As the hub told it last, since this replica claimed the series.
  package func lease(_ uid: String) throws -> SeriesLease? { try leases.find(uid) }

  /// What was known of it is not so any more.
  package func forgetLease(_ uid: String) throws { try leases.remove(uid) }

  /// Those that are numbered for all devices together, and that no lease was made for or this replica has claimed.
  package func ownedSeries() throws -> [OwnedSeries] {
    let own = try replicaUID()
    let select = try database.statement(
      "SELECT name FROM number_series WHERE owner = ? ORDER BY name")
    defer { select.reset() }
    try select.bind(own)
    var names: [String] = []
    while try select.step() { names.append(select.text(0)) }
    let owners = SeriesOwners(database)
    return try names.compactMap { name in
      let owner = try owners.owner(ofSeries: name)
      if owner.lease == nil, try isOfThisDeviceAlone(name) { return nil }
      return OwnedSeries(
        name: name, leaseUID: owner.lease, lease: try owner.lease.flatMap(lease),
        isKnownToAll: try owners.isKnownToAll(series: name))
    }
  }

  /// Who numbers in a series of its own does so without asking anybody.
  private func isOfThisDeviceAlone(_ name: String) throws -> Bool {
    let select = try database.statement(
      "SELECT EXISTS (SELECT 1 FROM setting WHERE uid GLOB ? AND value = ?)")
    defer { select.reset() }
    try select.bind(NumberSeries.ownSettingPrefix + "*", name)
    return try select.step() && select.integer(0) != 0
  }

  /// Says to the other devices, as a part of a step of sync, that a series is leased.
  package func setLease(_ uid: String, ofSeries name: String, at now: Instant) throws {
    try append(
      [.set(RecordKey(kind: ShownSeries.kind, uid: name), ShownSeries.lease, .text(uid))],
      .changeSeries, at: now)
  }

  /// The series of which this replica told a hub that it issues with a step that has not come to be: the call ended before,
  /// or what was to be a step of its own before that was not.
  package func seriesWithoutTheirStep() throws -> [(name: String, lease: SeriesLease)] {
    let leases = try leases.all(after: lastSeq(), of: replicaUID())
    if leases.isEmpty { return [] }
    let select = try database.statement("SELECT name FROM number_series ORDER BY name")
    defer { select.reset() }
    var series: [(name: String, lease: SeriesLease)] = []
    while try select.step() {
      let name = select.text(0)
      let uid = try owner(ofSeries: name).lease
      if let lease = leases.first(where: { $0.uid == uid }) { series.append((name, lease)) }
    }
    return series
  }

  /// The number that the next step of this replica has. Those that are not in the states yet come before it.
  package func nextSeq() throws -> Int64 {
    try lastSeq() + untakenCount() + 1
  }

  /// The last step of this replica that is in the states.
  package func lastSeq() throws -> Int64 {
    try replicas.seen().last(of: ExactText(replicaUID()))
  }

  /// Looks, in the step that issues, whether the hub was told of it.
  ///
  /// - Throws: `busy` when another step came in between: ask the hub again.
  func checkLease(ofSeries name: String) throws {
    let owner = try owner(ofSeries: name)
    guard owner.right == .mine, !owner.isForced, let uid = owner.lease else { return }
    guard let lease = try lease(uid), try lease.afterReplica == replicaUID(),
      try nextSeq() <= lease.afterSeq
    else {
      throw Failure(
        .busy,
        "The series “\(name)” is leased at a hub, which does not know of this invoice yet: try again.",
        field: Invoice.Property.series.rawValue)
    }
  }
}

extension SQLiteStore {
  package func checkLease(ofSeries name: String) throws {
    try replication.checkLease(ofSeries: name)
  }
}
