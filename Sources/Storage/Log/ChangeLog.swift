import Domain

/// Writes the change log: one row for each property that a step changes.
final class ChangeLog {
  /// The property that comes with a record, and goes with it. Where the record comes, its new value is what the
  /// record was made with; in rows of older stores it is the id alone.
  static let identity = "id"

  private let insertStep: Statement
  private let insertForeignStep: Statement
  private let finishStep: Statement
  private let scrub: Statement
  /// By how many rows they insert.
  private var insertions: [Int: Statement] = [:]
  private var pending: [LoggedChange] = []
  let database: Database
  var replica: String

  /// That of the host, or the one after the last step's, whose place in the index of ids is found at once.
  private static let nextClock = """
    max(?, 1 + coalesce(
      (SELECT min(hlc, \(Int64.max - 1)) FROM step ORDER BY id DESC LIMIT 1), 0))
    """

  /// The step that is being written, and what it changed so far. Its row is written when it is asked for:
  /// a call that is refused, or changes nothing, has no page to take back.
  private var action = Step.Action.addTasks
  private var writtenStepID: Int64?
  private(set) var beginning = Instant(clamping: 0)
  private var firstChange: Int64 = 0
  private var lastChange: Int64 = 0
  /// Of all steps that the transaction wrote, those of other replicas too.
  private var firstRow: Int64 = 0
  private var lastRow: Int64 = 0
  private var hasUnloggedChanges = false
  /// What the clock of the present step is after.
  private var least: Int64 = -1
  /// Whether an undo could take the step back.
  private(set) var isUndoable = false
  private var isSettled = false
  private var recorder: CommitRecorder?

  init(_ database: Database) throws {
    self.database = database
    insertStep = database.statement(
      later: """
        INSERT INTO step(action, at_ms, device, state, latest, first_change, last_change, hlc)
        VALUES (?, ?, ?, 0, 0, 0, 0, \(Self.nextClock))
        """)
    insertForeignStep = database.statement(
      later: """
        INSERT INTO step(action, at_ms, device, state, latest, first_change, last_change, hlc)
        VALUES (?, ?, ?, 0, 0, 0, 0, ?)
        """)
    finishStep = database.statement(
      later:
        "UPDATE step SET state = ?, latest = id, first_change = ?, last_change = ? WHERE id = ?")
    scrub = database.statement(later: "DELETE FROM change WHERE uid = ? AND entity = ?")
    replica = try ReplicaIdentity(database: database).uid
  }

  /// Opens a step; what it changes is recorded when somebody wants to know.
  func begin(_ action: Step.Action, at now: Instant, records: Bool) {
    self.action = action
    writtenStepID = nil
    beginning = now
    pending.removeAll(keepingCapacity: true)
    firstChange = 0
    lastChange = 0
    firstRow = 0
    lastRow = 0
    hasUnloggedChanges = false
    least = -1
    isUndoable = !Step.Action.notForUndo.contains(action)
    isSettled = false
    recorder = records ? CommitRecorder() : nil
  }

  /// The number of the step.
  func stepID() throws -> Int64 {
    if let writtenStepID { return writtenStepID }
    let least = least == .max ? least : least + 1
    try insertStep.run(
      action.rawValue, beginning, replica, max(HybridClock(at: beginning).value, least))
    let id = database.lastInsertedID
    writtenStepID = id
    return id
  }

  /// Writes what another replica did as a step of its own, which no undo takes back. The present step is written
  /// after it, with a later clock.
  func writeForeign(
    _ action: Int32, at time: Instant, clock: HybridClock, replica: String,
    _ body: () throws -> Void
  ) throws {
    try writePending()
    let (step, first, last) = (writtenStepID, firstChange, lastChange)
    try insertForeignStep.run(action, time, replica, clock.value)
    writtenStepID = database.lastInsertedID
    firstChange = 0
    lastChange = 0
    try body()
    try writePending()
    try finishStep.run(StepState.notForUndo, firstChange, lastChange, stepID())
    (writtenStepID, firstChange, lastChange) = (step, first, last)
    least = max(least, clock.value)
    hasUnloggedChanges = true
  }

  /// Closes the step.
  ///
  /// - Returns: whether it changed anything.
  func end() throws -> Bool {
    guard hasChanges else { return false }
    try writePending()
    let isNew = !Step.Action.keepingUndone.contains(action) && !isSettled
    if isNew { try discardUndone() }
    let state = isNew && isUndoable ? StepState.done : StepState.notForUndo
    try finishStep.run(state, firstChange, lastChange, stepID())
    return true
  }

  /// Whether the step has changed anything so far.
  var hasChanges: Bool { lastChange != 0 || !pending.isEmpty || hasUnloggedChanges }

  /// The step mended what no entity knows of, such as an index.
  func changedUnlogged() {
    hasUnloggedChanges = true
  }

  /// Takes all steps of these actions, and the present one, out of the way of undo and redo. What
  /// else was undone can still be done again.
  func settle(_ actions: [Step.Action]) throws {
    isSettled = true
    let codes = actions.map { String($0.rawValue) }.joined(separator: ", ")
    try database.statement(
      "UPDATE step SET state = ? WHERE state <> 0 AND action IN (\(codes))"
    ).run(StepState.notForUndo)
  }

  /// What the step changed, when it was recorded.
  func recordedChanges() -> [CommittedChange] {
    recorder?.changes ?? []
  }

  /// The first and the last row that were written with the step, when it is closed.
  var range: ClosedRange<Int64> { firstRow...max(firstRow, lastRow) }

  func added(
    _ entity: CommittedChange.Entity, id: Int64, uid: String, with values: CreationValues
  ) throws {
    try restate(entity, id: id, uid: uid, with: values)
    recorder?.record(entity, .added, id: id, uid: uid)
  }

  /// Logs a record whose changes were forgotten as if the present step had made it as it is.
  func restate(
    _ entity: CommittedChange.Entity, id: Int64, uid: String, with values: CreationValues
  ) throws {
    try log(entity, id, uid: uid, property: Self.identity, old: .null, new: values.logValue())
  }

  /// Logs that something is no more, after all that it had.
  func removed(
    _ entity: CommittedChange.Entity, id: Int64, uid: String,
    had values: [(property: String, value: LogValue)] = []
  ) throws {
    for (property, value) in values {
      try log(entity, id, uid: uid, property: property, old: value, new: .null)
    }
    try log(entity, id, uid: uid, property: Self.identity, old: .integer(id), new: .null)
    recorder?.record(entity, .removed, id: id, uid: uid)
  }

  func changed(
    _ entity: CommittedChange.Entity, id: Int64, uid: String, property: String, old: LogValue,
    new: LogValue
  ) throws {
    try log(entity, id, uid: uid, property: property, old: old, new: new)
    updated(entity, id: id, uid: uid, property: property)
  }

  /// Tells those who watch of a change that is not logged by itself; `property` is nil for one that no
  /// property has.
  func updated(
    _ entity: CommittedChange.Entity, id: Int64, uid: String, property: String? = nil
  ) {
    guard let recorder else { return }
    recorder.record(
      entity, .updated, id: id, uid: uid,
      properties: property.map { ChangedProperties(named: $0, of: entity) } ?? [])
  }

  /// Forgets all that was ever logged of a record that is there, or is being removed.
  func forget(_ entity: CommittedChange.Entity, uid: String) throws {
    try writePending()
    try scrub.run(uid, entity.rawValue)
  }

  /// Forgets all that was ever logged of a record that was removed, but that it was.
  func forgetRemoved(_ entity: CommittedChange.Entity, uid: String) throws {
    try writePending()
    try bury("c.uid = ?1 AND c.entity = ?2", uid, entity.rawValue)
    try scrub.run(uid, entity.rawValue)
  }

  private func log(
    _ entity: CommittedChange.Entity, _ id: Int64, uid: String, property: String, old: LogValue,
    new: LogValue
  ) throws {
    pending.append(
      LoggedChange(
        entity: entity, id: id, uid: uid, property: property, old: old, new: new))
    if pending.count == LoggedChange.largestInsertion { try writePending() }
  }

  /// Writes what was logged so far, for whoever reads it within the step. One statement for several
  /// rows takes half the time of one for each.
  func writePending() throws {
    let count = pending.count
    if count == 0 { return }
    let insert = try insertions[count] ?? database.statement(LoggedChange.insertion(count))
    insertions[count] = insert
    defer { insert.reset() }
    var values: [LogValue] = []
    values.reserveCapacity(count * LoggedChange.valueCount)
    for change in pending { change.append(to: &values) }
    try insert.bind(stepID(), then: values)
    _ = try insert.step()
    pending.removeAll(keepingCapacity: true)
    lastChange = database.lastInsertedID
    if firstChange == 0 { firstChange = lastChange - Int64(count) + 1 }
    if firstRow == 0 { firstRow = firstChange }
    lastRow = lastChange
  }

  /// A new step ends the way back to what was undone before it. The second condition is that of the
  /// index, without which SQLite looks at each step that there ever was.
  private func discardUndone() throws {
    try database.statement("UPDATE step SET state = ? WHERE state = ? AND state <> 0").run(
      StepState.notForUndo, StepState.undone)
  }
}

/// The undo state of a step, as the store encodes it.
enum StepState {
  static let notForUndo: Int32 = 0
  static let done: Int32 = 1
  static let undone: Int32 = 2
}
