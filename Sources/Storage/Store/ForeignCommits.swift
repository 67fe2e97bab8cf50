import Domain

/// Detects commits of other connections, in this process or another, to the same store.
struct ForeignCommits {
  /// SQLite counts up when another connection commits.
  private var dataVersion: Int64
  /// The last row of the change log that was seen.
  private var seen: Int64
  /// Rows of others that were written before rows of ours, and not looked at yet.
  private var pending: [ClosedRange<Int64>] = []

  init(_ database: Database) throws {
    dataVersion = try Self.dataVersion(of: database)
    seen = try Self.lastChange(in: database)
  }

  /// Our own rows are no news; those before them that nobody looked at are.
  mutating func skipOwn(_ own: ClosedRange<Int64>) {
    // Another program may have written the largest number that there is.
    let next = seen == .max ? seen : seen + 1
    if own.lowerBound > next { pending.append(next...own.lowerBound - 1) }
    seen = max(seen, own.upperBound)
  }

  mutating func take(from database: Database) throws -> [CommittedStep] {
    let version = try Self.dataVersion(of: database)
    if version == dataVersion, pending.isEmpty { return [] }
    return try database.transaction(.deferred) {
      var ranges = pending
      let last = try Self.lastChange(in: database)
      if last > seen { ranges.append(seen + 1...last) }
      let steps = try ranges.flatMap { try Self.steps(in: $0, of: database) }
      dataVersion = version
      seen = max(seen, last)
      pending = []
      return steps
    }
  }

  private static func steps(
    in range: ClosedRange<Int64>, of database: Database
  ) throws -> [CommittedStep] {
    let isSynced = try database.meta(Replication.Key.store) != nil
    let replica = ExactText(try ReplicaIdentity(database: database).uid)
    let select = try database.statement(
      """
      SELECT c.step_id, s.action, s.at_ms, c.entity, c.entity_id, c.uid, c.property, c.old, c.new,
        s.device
      FROM change AS c JOIN step AS s ON s.id = c.step_id
      WHERE c.id BETWEEN ? AND ? ORDER BY c.id
      """)
    defer { select.reset() }
    try select.bind(range.lowerBound, range.upperBound)
    var steps: [CommittedStep] = []
    var stepID: Int64?
    var recorder = CommitRecorder()
    func finishStep() {
      if let last = steps.indices.last { steps[last].changes = recorder.changes }
      recorder = CommitRecorder()
    }
    while try select.step() {
      guard
        let action = Step.Action(rawValue: Int32(truncatingIfNeeded: select.integer(1))),
        let entity = CommittedChange.Entity(
          rawValue: Int32(truncatingIfNeeded: select.integer(3)))
      else { continue }
      if stepID != select.integer(0) {
        finishStep()
        stepID = select.integer(0)
        steps.append(
          CommittedStep(
            action: action, at: Instant(clamping: select.integer(2)), changes: [],
            isRemote: Step.Action.ofRuns.contains(action)
              || isSynced && ExactText(select.text(9)) != replica))
      }
      recorder.record(entity, row: select)
    }
    finishStep()
    return steps
  }

  private static func dataVersion(of database: Database) throws -> Int64 {
    try database.integer("PRAGMA data_version") ?? 0
  }

  private static func lastChange(in database: Database) throws -> Int64 {
    try database.integer("SELECT max(id) FROM change") ?? 0
  }
}

extension CommitRecorder {
  /// Records a row of the change log, as ``ForeignCommits`` selects it.
  fileprivate func record(_ entity: CommittedChange.Entity, row: Statement) {
    let id = row.integer(4)
    let uid = row.text(5)
    let property = row.text(6)
    if property != ChangeLog.identity {
      record(
        entity, .updated, id: id, uid: uid,
        properties: ChangedProperties(named: property, of: entity))
    } else {
      record(entity, row.isNull(7) ? .added : .removed, id: id, uid: uid)
    }
  }
}
