import Domain

/// Writes the change log: within a step, each change of a property is a row.
final class ChangeLog {
  /// The property that comes with a task or project, and goes with it.
  static let identity = "id"

  private let insertStep: Statement
  private let finishStep: Statement
  private let insertChange: Statement
  private let scrub: Statement
  /// By how many rows they insert.
  private var insertRemovals: [Int: Statement] = [:]
  private static let largestInsertion = 16
  let database: Database
  private let device: String

  /// The step that is being written, and what it changed so far.
  private(set) var stepID: Int64 = 0
  private(set) var beginning = Instant(clamping: 0)
  private var firstChange: Int64 = 0
  private var lastChange: Int64 = 0
  private var hasUnloggedChanges = false
  /// Whether an undo could take the step back.
  private(set) var isUndoable = false
  private var isSettled = false
  private var recorder: CommitRecorder?

  init(_ database: Database) throws {
    self.database = database
    insertStep = database.statement(
      later: """
        INSERT INTO step(action, at_ms, device, state, latest, first_change, last_change)
        VALUES (?, ?, ?, 0, 0, 0, 0)
        """)
    finishStep = database.statement(
      later:
        "UPDATE step SET state = ?, latest = id, first_change = ?, last_change = ? WHERE id = ?")
    insertChange = database.statement(
      later: """
        INSERT INTO change(step_id, entity, entity_id, uid, property, old, new)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    scrub = database.statement(later: "DELETE FROM change WHERE uid = ? AND entity = ?")
    let readDevice = try database.statement("SELECT value FROM meta WHERE key = 'device'")
    defer { readDevice.reset() }
    device = try readDevice.step() ? readDevice.text(0) : ""
  }

  /// Opens a step; what it changes is recorded when somebody wants to know.
  func begin(_ action: Step.Action, at now: Instant, records: Bool) throws {
    try insertStep.run(action.rawValue, now, device)
    stepID = database.lastInsertedID
    beginning = now
    firstChange = 0
    lastChange = 0
    hasUnloggedChanges = false
    isUndoable = !Step.Action.notForUndo.contains(action)
    isSettled = false
    recorder = records ? CommitRecorder() : nil
  }

  /// Closes the step.
  ///
  /// - Returns: whether it changed anything.
  func end(_ action: Step.Action) throws -> Bool {
    guard hasChanges else { return false }
    let isNew = action != .undo && action != .redo && action != .fireAlerts && !isSettled
    if isNew { try discardUndone() }
    let state = isNew && isUndoable ? StepState.done : StepState.notForUndo
    try finishStep.run(state, firstChange, lastChange, stepID)
    return true
  }

  /// Whether the step has changed anything so far.
  var hasChanges: Bool { lastChange != 0 || hasUnloggedChanges }

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

  /// The first and the last row that the step wrote.
  var range: ClosedRange<Int64> { firstChange...max(firstChange, lastChange) }

  func added(_ entity: CommittedChange.Entity, id: Int64, uid: String) throws {
    try log(entity, id, uid: uid, property: Self.identity, old: .null, new: .integer(id))
    recorder?.record(entity, .added, id: id, uid: uid)
  }

  /// Logs that something is no more, after all that it had.
  func removed(
    _ entity: CommittedChange.Entity, id: Int64, uid: String,
    had values: [(property: String, value: LogValue)] = []
  ) throws {
    let rows = values + [(Self.identity, .integer(id))]
    for start in stride(from: 0, to: rows.count, by: Self.largestInsertion) {
      let part = rows[start..<min(start + Self.largestInsertion, rows.count)]
      try insertRemoval(part, of: entity, id, uid: uid)
    }
    recorder?.record(entity, .removed, id: id, uid: uid)
  }

  func changed(
    _ entity: CommittedChange.Entity, id: Int64, uid: String, property: String, old: LogValue,
    new: LogValue
  ) throws {
    try log(entity, id, uid: uid, property: property, old: old, new: new)
  }

  func updated(
    _ entity: CommittedChange.Entity, id: Int64, uid: String, properties: Set<TaskProperty> = []
  ) {
    recorder?.record(entity, .updated, id: id, uid: uid, properties: properties)
  }

  /// Forgets all that was ever logged of a task or project.
  func forget(_ entity: CommittedChange.Entity, uid: String) throws {
    try scrub.run(uid, entity.rawValue)
  }

  private func log(
    _ entity: CommittedChange.Entity, _ id: Int64, uid: String, property: String, old: LogValue,
    new: LogValue
  ) throws {
    try insertChange.run(stepID, entity.rawValue, id, uid, property, old, new)
    noteChange(database.lastInsertedID)
  }

  /// One statement for several rows takes half the time of one for each.
  private func insertRemoval(
    _ rows: ArraySlice<(property: String, value: LogValue)>, of entity: CommittedChange.Entity,
    _ id: Int64, uid: String
  ) throws {
    let insert = try insertRemovals[rows.count] ?? database.statement(Self.removal(rows.count))
    insertRemovals[rows.count] = insert
    defer { insert.reset() }
    try insert.bind(
      stepID, entity.rawValue, id, uid, then: rows.flatMap { [.text($0.property), $0.value] })
    _ = try insert.step()
    noteChange(database.lastInsertedID - Int64(rows.count) + 1)
    noteChange(database.lastInsertedID)
  }

  private static func removal(_ count: Int) -> String {
    let rows = (0..<count).map { "(?1, ?2, ?3, ?4, ?\($0 * 2 + 5), ?\($0 * 2 + 6), NULL)" }
    return """
      INSERT INTO change(step_id, entity, entity_id, uid, property, old, new)
      VALUES \(rows.joined(separator: ", "))
      """
  }

  private func noteChange(_ row: Int64) {
    lastChange = row
    if firstChange == 0 { firstChange = row }
  }

  /// A new step ends the way back to what was undone before it.
  private func discardUndone() throws {
    try database.statement("UPDATE step SET state = ? WHERE state = ?").run(
      StepState.notForUndo, StepState.undone)
  }
}

/// Where a step stands for undo and redo, as the store has it.
enum StepState {
  static let notForUndo: Int32 = 0
  static let done: Int32 = 1
  static let undone: Int32 = 2
}
