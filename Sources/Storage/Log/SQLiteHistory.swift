import Domain

/// Undo and redo on the change log.
///
/// Undo is a new step: it sets each property to its old value, unless the property has changed again since,
/// and logs that. Redo undoes that step in turn, so one operation serves both.
final class SQLiteHistory: History {
  let database: Database
  let log: ChangeLog
  let records: Records

  init(_ records: Records) {
    self.records = records
    database = records.database
    log = records.log
  }

  func lastDone() throws -> Step? {
    try step(in: StepState.done, order: "DESC", Advance("steps", .down))
  }

  func firstUndone() throws -> Step? {
    try step(in: StepState.undone, order: "ASC", Advance("steps"))
  }

  func reverse(_ step: Step) throws -> StepReversal? {
    let reversal = try range(ofLatestOf: step.id).map { try reverse($0, of: step) }
    guard let reversal, log.hasChanges else {
      try forget(step.id)
      guard let reversal, reversal.leftCount > 0 else { return nil }
      // That the step is out of the way is all that changed.
      log.changedUnlogged()
      return reversal
    }
    try database.statement(
      "UPDATE step SET latest = ?1, state = CASE state WHEN ?2 THEN ?3 ELSE ?2 END WHERE id = ?4"
    ).run(log.stepID(), StepState.done, StepState.undone, step.id)
    return reversal
  }

  /// Takes back what some rows of a step did.
  private func reverse(_ rows: ClosedRange<Int64>, of step: Step) throws -> StepReversal {
    let later = try LaterChanges(database, after: step.id)
    var reversal = StepReversal()
    let groups = try database.changeGroups(in: rows).reversed()
    for group in groups {
      try Failure.damaged("step \(step.id)") {
        do {
          reversal += try group.reverse(in: records.repository(of: group.entity), later)
        } catch let failure as Failure where failure.kind == .conflict {
          // What it would be again is another's now, such as a name.
          reversal.leftCount += 1
        }
      }
    }
    let kinds = Set(groups.map(\.entity))
    if kinds.contains(.project) { try records.projects.settleNames() }
    if kinds.contains(.filter) { try records.filters.settleNames() }
    if kinds.contains(.calendar) { try records.calendars.settleNames() }
    // A task that was left where it is can be in another project than its parent by now.
    if reversal.leftCount > 0 || reversal.trashedCount > 0 {
      try StoreRepair(
        database, log: log, projects: records.projects, events: records.events,
        reminders: records.reminders, now: log.beginning, newUID: { "" }
      ).mendLinks()
    }
    return reversal
  }

  /// Takes a step out of the way of undo and redo.
  private func forget(_ step: Int64) throws {
    try database.statement("UPDATE step SET state = ? WHERE id = ?").run(
      StepState.notForUndo, step)
  }

  /// The nearest step in that state. One of which a purge left nothing is passed over, for good.
  private func step(in state: Int32, order: String, _ advance: Advance) throws -> Step? {
    var advance = advance
    let next = try database.statement(
      """
      SELECT id, action, at_ms FROM step WHERE state = ? AND state <> 0
      ORDER BY id \(order) LIMIT 1
      """)
    while true {
      defer { next.reset() }
      try next.bind(state)
      guard try next.step() else { return nil }
      let id = next.integer(0)
      try advance.take(id)
      let counts = try entityCounts(ofLatestOf: id)
      if counts.all > 0,
        let action = Step.Action(rawValue: Int32(truncatingIfNeeded: next.integer(1)))
      {
        return Step(
          id: id, action: action, at: Instant(clamping: next.integer(2)),
          taskCount: counts.tasks, projectCount: counts.projects, eventCount: counts.events)
      }
      try forget(id)
    }
  }

  private func entityCounts(
    ofLatestOf step: Int64
  ) throws -> (all: Int, tasks: Int, projects: Int, events: Int) {
    guard let range = try range(ofLatestOf: step) else { return (0, 0, 0, 0) }
    let count = try database.statement(
      """
      SELECT count(*),
             count(DISTINCT CASE entity WHEN 1 THEN uid END),
             count(DISTINCT CASE entity WHEN 2 THEN uid END),
             count(DISTINCT CASE entity WHEN 5 THEN uid END)
      FROM change WHERE id BETWEEN ? AND ? AND property <> '\(ChangeLog.sealed)'
      """)
    defer { count.reset() }
    try count.bind(range.lowerBound, range.upperBound)
    guard try count.step() else { return (0, 0, 0, 0) }
    return (
      Int(count.integer(0)), Int(count.integer(1)), Int(count.integer(2)), Int(count.integer(3))
    )
  }

  /// The rows of the step that did, undid or redid a step last.
  private func range(ofLatestOf step: Int64) throws -> ClosedRange<Int64>? {
    let select = try database.statement(
      """
      SELECT latest.first_change, latest.last_change
      FROM step JOIN step AS latest ON latest.id = step.latest WHERE step.id = ?
      """)
    defer { select.reset() }
    try select.bind(step)
    guard try select.step(), select.integer(0) <= select.integer(1) else { return nil }
    return select.integer(0)...select.integer(1)
  }
}
