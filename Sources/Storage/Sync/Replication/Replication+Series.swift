package import Domain
import Sync

/// Claims of number series. Each claim is a step of its own, which a run of sync brings to the others.
extension Replication {
  static let seriesKey = "sync.series"

  package func owner(ofSeries name: String) throws -> SeriesOwner {
    try SeriesOwners(database).owner(ofSeries: name)
  }

  /// Makes this replica the owner of a series, as a part of a step of sync. Forced, it issues at once, without
  /// waiting for the others.
  package func claim(series name: String, isForced: Bool, at now: Instant) throws {
    try takeOwnSteps()
    let owner = try owner(ofSeries: name)
    if owner.right == .mine || owner.right == .waiting, owner.isForced || !isForced { return }
    try writeClaim(of: name, isForced: isForced, at: now)
  }

  /// The same of a series that nobody has, as a part of any step.
  func claimUnowned(series name: String) throws {
    // A copy is to begin anew first.
    guard try storeUID() != nil, try database.meta(Key.replica) == replicaUID(),
      try owner(ofSeries: name).right == .unclaimed
    else { return }
    try writeClaim(of: name, isForced: false, at: log.beginning)
  }

  private func writeClaim(of name: String, isForced: Bool, at now: Instant) throws {
    let key = RecordKey(kind: ShownSeries.kind, uid: name)
    let values: [(PropertyKey, LogValue)] = [
      (.existence, .integer(1)), (ShownSeries.owner, .text(try replicaUID())),
      (ShownSeries.forced, isForced ? .integer(1) : .null),
    ]
    try append(values.map { .set(key, $0.0, $0.1) }, .changeSeries, at: now)
    try ShownSeries(states).update([key])
    // That it had a lease before says nothing of now.
    if let lease = try states.find(key).registers[ShownSeries.lease]?.value.text {
      try forgetLease(lease)
    }
  }

  // MARK: Beginning

  /// Who has the store already says who numbers; what was claimed before is of another store.
  func forgetSeriesOwners(isJoining: Bool) throws {
    try database.execute("DELETE FROM number_series")
    try database.statement("DELETE FROM sync_record WHERE entity = ?").run(ShownSeries.kind)
    try database.setMeta(Self.seriesKey, to: isJoining ? "joined" : "began")
  }

  /// The replica that began numbers, until another one claims a series: as a part of its first step.
  func ownAllSeries() throws {
    let replica = try replicaUID()
    let step = StepID(replica: replica, seq: 1)
    let stamp = Stamp(try clock(), replica: replica)
    for name in try seriesNames() {
      let key = RecordKey(kind: ShownSeries.kind, uid: name)
      var state = try states.find(key)
      for (property, value) in [
        (PropertyKey.existence, LogValue.integer(1)), (ShownSeries.owner, .text(replica)),
      ] {
        state.registers[property, default: Register()].write(
          Register.Head(Claim(value, stamp), by: step, needs: SeenSteps()))
      }
      try states.save(state, of: key)
      try ShownSeries(states).update([key])
    }
  }

  private func seriesNames() throws -> [String] {
    var names = Set(NumberSeries.defaultPatterns.keys)
    let select = try database.statement(
      """
      SELECT substr(uid, 8) FROM setting WHERE uid GLOB 'series.?*'
      UNION SELECT series FROM invoice WHERE sequence IS NOT NULL AND series IS NOT NULL
      """)
    defer { select.reset() }
    while try select.step() { names.insert(select.text(0)) }
    return names.sorted()
  }
}

extension SQLiteStore {
  package func claimUnowned(series name: String) throws {
    try replication.claimUnowned(series: name)
  }
}
