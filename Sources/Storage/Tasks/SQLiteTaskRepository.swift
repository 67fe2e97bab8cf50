import Domain
import Platform

/// The tasks of a store, for the use cases to change. Lists are read by ``TaskListing`` instead.
final class SQLiteTaskRepository: TaskRepository {
  static let selection =
    "SELECT \(Task.columns), \(Task.dependencies(of: "task")) FROM task"

  let database: Database
  let log: ChangeLog
  let tags: TagIndex
  let words: TextIndex
  let projects: SQLiteProjectRepository
  let reminders: ReminderQueue
  unowned let records: Records
  private let selectByID: Statement
  private let selectByUID: Statement
  private lazy var insertRow = TaskInsertion(database)
  private let selectUID: Statement
  private let selectID: Statement
  private let selectLastPosition: Statement
  let insertDependency: Statement
  let deleteDependency: Statement

  init(_ records: Records) {
    self.records = records
    database = records.database
    log = records.log
    projects = records.projects
    reminders = records.reminders
    tags = TagIndex(database)
    words = TextIndex(database)
    selectByID = database.statement(later: "\(Self.selection) WHERE id = ?")
    selectByUID = database.statement(later: "\(Self.selection) WHERE uid = ?")
    selectUID = database.statement(later: "SELECT uid FROM task WHERE id = ?")
    selectID = database.statement(later: "SELECT id FROM task WHERE uid = ?")
    selectLastPosition = database.statement(
      later: "SELECT position FROM task ORDER BY position DESC LIMIT 1")
    insertDependency = database.statement(
      later: "INSERT INTO dependency(task_id, blocker_id) VALUES (?, ?)")
    deleteDependency = database.statement(
      later: "DELETE FROM dependency WHERE task_id = ? AND blocker_id = ?")
  }

  func task(id: Int64) throws -> Task? {
    try first(of: selectByID, id)
  }

  func task(uid: String) throws -> Task? {
    try first(of: selectByUID, uid)
  }

  func tasks(inProject id: Int64) throws -> [Task] {
    try all(
      of: database.statement(
        "\(Self.selection) WHERE project_id = ? ORDER BY id"), id)
  }

  func tasks(ids: [Int64]) throws -> [Task] {
    try all(
      of: database.statement(
        "\(Self.selection) WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"),
      IDArray(ids))
  }

  func taskIDs(deletedBefore instant: Instant) throws -> [Int64] {
    let select = try database.statement(
      "SELECT id FROM task WHERE deleted_ms IS NOT NULL AND deleted_ms < ?")
    defer { select.reset() }
    try select.bind(instant)
    var ids: [Int64] = []
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfID)
    while try select.step() {
      try need.take()
      ids.append(select.integer(0))
    }
    return ids.sorted()
  }

  func tasks(after id: Int64, limit: Int) throws -> [Task] {
    var advance = Advance("tasks", after: id)
    let tasks = try all(
      of: database.statement("\(Self.selection) WHERE id > ? ORDER BY id LIMIT ?"), id, Int64(limit)
    )
    for task in tasks { try advance.take(task.id) }
    return tasks
  }

  func count() throws -> Int {
    Int(try database.integer("SELECT count(*) FROM task") ?? 0)
  }

  func lastPosition() throws -> OrderKey? {
    defer { selectLastPosition.reset() }
    guard try selectLastPosition.step() else { return nil }
    return try Failure.damaged("a position") { try OrderKey(selectLastPosition.text(0)) }
  }

  func insert(_ task: Task) throws -> Int64 {
    try insert(task, id: database.freeID(task.id, of: "task"))
  }

  /// Gives it that id, or the next one for nil.
  func insert(_ task: Task, id: Int64?) throws -> Int64 {
    let resolved = try tags.resolve(task.tags)
    var task = task
    task.tags = resolved.tags
    try dropSectionOfOtherProject(&task)
    try insertRow.run(task, id: id)
    let id = database.lastInsertedID
    try tags.add(resolved.ids, toTask: id)
    for blocker in task.dependencies { try insertDependency.run(id, blocker) }
    try words.add(task.texts, of: id)
    if !task.reminders.isEmpty { reminders.changed(task: id) }
    try log.added(.task, id: id, uid: task.uid, with: creation(of: task))
    return id
  }

  private func creation(of task: Task) throws -> CreationValues {
    var values = CreationValues()
    for change in try task.changes(from: Task.blank(uid: task.uid)) {
      values.append(
        try loggedValue(change.new, of: change.property), of: change.property.rawValue,
        isElement: change.property == .tag || change.property == .dependency)
    }
    return values
  }

  func creation(ofUID uid: String) throws -> LogValue? {
    try task(uid: uid).map { try creation(of: $0).logValue() }
  }

  /// Removes a task, logging all that it was, so that it can be made again.
  func remove(_ task: Task) throws {
    let had = try task.removalChanges().map {
      (property: $0.property.rawValue, value: try loggedValue($0.old, of: $0.property))
    }
    try records.comments.removeAll(on: .task, uid: task.uid)
    try delete(task)
    try log.removed(.task, id: task.id, uid: task.uid, had: had)
  }

  func purge(_ task: Task) throws {
    try log.forget(.task, uid: task.uid)
    try records.comments.purge(on: .task, uid: task.uid)
    try records.unknownProperties.purge(ofItem: task.uid, in: "tasks")
    try delete(task)
    try log.removed(.task, id: task.id, uid: task.uid)
  }

  private func delete(_ task: Task) throws {
    try words.remove(task.texts, of: task.id)
    try tags.remove(tags.resolve(task.tags).ids, fromTask: task.id)
    try database.statement("DELETE FROM task WHERE id = ?").run(task.id)
    reminders.removed(task: task)
  }

  /// The log names projects and other tasks by their uids, which mean the same on every device.
  func loggedValue(_ value: LogValue, of property: TaskProperty) throws -> LogValue {
    switch property {
    case .project: try projects.uidValue(ofID: value)
    case .parent, .dependency: try uidValue(ofID: value)
    default: value
    }
  }

  /// The uid of the task that an id stands for.
  private func uidValue(ofID id: LogValue) throws -> LogValue {
    guard case .integer(let id) = id else { return .null }
    defer { selectUID.reset() }
    try selectUID.bind(id)
    return try selectUID.step() ? .text(selectUID.text(0)) : .null
  }

  /// The id of the task that a uid in the log stands for; null when it was purged.
  func idValue(ofUID uid: LogValue) throws -> LogValue {
    guard case .text(let uid) = uid else { return .null }
    defer { selectID.reset() }
    try selectID.bind(uid)
    return try selectID.step() ? .integer(selectID.integer(0)) : .null
  }

  func first<each Value: Bindable>(
    of statement: Statement, _ value: repeat each Value
  ) throws -> Task? {
    defer { statement.reset() }
    try statement.bind(repeat each value)
    return try statement.step() ? Task(row: statement) : nil
  }

  func all<each Value: Bindable>(
    of statement: Statement, _ value: repeat each Value
  ) throws -> [Task] {
    defer { statement.reset() }
    try statement.bind(repeat each value)
    var tasks: [Task] = []
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfRecord)
    while try statement.step() {
      try need.take()
      tasks.append(try Task(row: statement))
    }
    return tasks
  }
}
