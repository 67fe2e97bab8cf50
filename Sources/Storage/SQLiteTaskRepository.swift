import Domain

/// The tasks of a store, for the use cases to change. Lists are read by ``TaskListing`` instead.
final class SQLiteTaskRepository: TaskRepository {
  private static let columns = Task.columns + ", kept"
  static let selection =
    "SELECT \(columns), \(Task.dependencies(of: "task")) FROM task"

  let database: Database
  private let log: ChangeLog
  let tags: TagIndex
  private let words: TextIndex
  private let projects: SQLiteProjectRepository
  private let reminders: ReminderQueue
  private let selectByID: Statement
  private let selectByUID: Statement
  private let insertRow: TaskInsertion
  private var lastUpdate: (columns: [String], statement: Statement)?
  private let selectUID: Statement
  private let selectID: Statement
  private let selectLastPosition: Statement
  private let insertDependency: Statement
  private let deleteDependency: Statement

  init(
    _ database: Database, log: ChangeLog, projects: SQLiteProjectRepository,
    reminders: ReminderQueue
  ) throws {
    self.database = database
    self.log = log
    self.projects = projects
    self.reminders = reminders
    tags = TagIndex(database)
    words = TextIndex(database)
    selectByID = database.statement(later: "\(Self.selection) WHERE id = ?")
    selectByUID = database.statement(later: "\(Self.selection) WHERE uid = ?")
    insertRow = TaskInsertion(database)
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
    while try select.step() { ids.append(select.integer(0)) }
    return ids.sorted()
  }

  func tasks(after id: Int64, limit: Int) throws -> [Task] {
    try all(
      of: database.statement(
        "\(Self.selection) WHERE id > ? ORDER BY id LIMIT ?"), id, Int64(limit))
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
    try insertRow(task, id: id)
    let id = database.lastInsertedID
    try tags.add(resolved.ids, toTask: id)
    for blocker in task.dependencies { try insertDependency.run(id, blocker) }
    try words.add(task.texts, of: id)
    if !task.reminders.isEmpty { reminders.changed(task: id) }
    try log.added(.task, id: id, uid: task.uid)
    return id
  }

  func save(_ task: Task, over old: Task, modified now: Instant?) throws -> Bool {
    var task = task
    if task.tags != old.tags { task.tags = try retag(task, over: old) }
    if task.dependencies != old.dependencies { try saveDependencies(of: task, over: old) }
    let wasTouched = task.modified != old.modified
    if let now { task.modified = now }
    let changes = task.changes(from: old)
    if !wasTouched, changes.allSatisfy({ $0.property == .modified }) { return false }
    try write(changes, of: task)
    let properties = Set(changes.map(\.property))
    if !properties.isDisjoint(with: [.title, .notes, .tag]) {
      try words.remove(old.texts, of: task.id)
      try words.add(task.texts, of: task.id)
    }
    if !task.reminders.isEmpty || !old.reminders.isEmpty {
      if !properties.isDisjoint(with: ReminderQueue.properties) { reminders.changed(task: task.id) }
    }
    for change in changes { try record(change, of: task) }
    log.updated(.task, id: task.id, uid: task.uid, properties: properties)
    return true
  }

  /// Removes a task, logging all that it was, so that it can be made again.
  func remove(_ task: Task) throws {
    let had = try task.removalChanges().map {
      (property: $0.property.rawValue, value: try loggedValue($0.old, of: $0.property))
    }
    try delete(task)
    try log.removed(.task, id: task.id, uid: task.uid, had: had)
  }

  func purge(_ task: Task) throws {
    try log.forget(.task, uid: task.uid)
    try delete(task)
    try log.removed(.task, id: task.id, uid: task.uid)
  }

  private func delete(_ task: Task) throws {
    try words.remove(task.texts, of: task.id)
    try tags.remove(tags.resolve(task.tags).ids, fromTask: task.id)
    try database.statement("DELETE FROM task WHERE id = ?").run(task.id)
    if !task.reminders.isEmpty { reminders.removed(task: task) }
  }

  /// Gives a task other tags.
  ///
  /// - Returns: them, as the store spells them.
  private func retag(_ task: Task, over old: Task) throws -> TagSet {
    let before = try tags.resolve(old.tags)
    let after = try tags.resolve(task.tags)
    try tags.add(after.ids.filter { !before.ids.contains($0) }, toTask: task.id)
    try tags.remove(before.ids.filter { !after.ids.contains($0) }, fromTask: task.id)
    return after.tags
  }

  private func saveDependencies(of task: Task, over old: Task) throws {
    for blocker in old.dependencies where !task.dependencies.contains(blocker) {
      try deleteDependency.run(task.id, blocker)
    }
    for blocker in task.dependencies where !old.dependencies.contains(blocker) {
      try insertDependency.run(task.id, blocker)
    }
  }

  /// Sets the columns of these properties, and no others, so that only their indexes are touched.
  private func write(_ changes: [TaskPropertyChange], of task: Task) throws {
    var columns: [String] = []
    var values: [any Bindable] = []
    func set(_ column: String, _ value: some Bindable) {
      columns.append(column)
      values.append(value)
    }
    var previous: TaskProperty?
    for change in changes where change.property != previous {
      previous = change.property
      switch change.property {
      case .title: set("title", task.title)
      case .notes: set("notes", task.notes)
      case .project: set("project_id", task.projectID)
      case .tag: set("tags", task.joinedTags)
      case .priority: set("priority", task.priority.rawValue)
      case .favourite: set("favourite", task.isFavourite)
      case .parent: set("parent_id", task.parentID)
      case .position: set("position", task.position.text)
      case .slot: set("slot", task.slot.rawValue)
      case .start:
        set("start_date", task.start?.calendarDate)
        set("start_ms", task.start?.instant)
      case .due:
        set("due_date", task.due?.calendarDate)
        set("due_ms", task.due?.instant)
      case .estimatedDuration: set("estimated_duration_s", task.estimatedDuration)
      case .url: set("url", task.url)
      case .reminders: set("reminders", task.reminders.text)
      case .repeatRule: set("repeat_rule", task.repeatRule?.text ?? "")
      case .repeatMode: set("repeat_mode", task.repeatMode.rawValue)
      case .repeatStart: set("repeat_start", task.repeatStart?.text)
      case .excludedDates: set("excluded_dates", task.excludedDates.column)
      case .addedDates: set("added_dates", task.addedDates.column)
      case .occurrence: set("occurrence", task.occurrence?.text)
      case .series: set("series_uid", task.seriesUID)
      case .zone: set("zone", task.zoneName)
      case .dependency: break  // rows of their own
      case .created: set("created_ms", task.created)
      case .modified: set("modified_ms", task.modified)
      case .completed: set("completed_ms", task.completed)
      case .deleted: set("deleted_ms", task.deleted)
      case .kept: set("kept", task.kept)
      }
    }
    if columns.isEmpty { return }
    values.append(task.id)
    let statement = try update(of: columns)
    defer { statement.reset() }
    try statement.bind(all: values)
    _ = try statement.step()
  }

  /// The statement is mostly that of the task before.
  private func update(of columns: [String]) throws -> Statement {
    if let lastUpdate, lastUpdate.columns == columns { return lastUpdate.statement }
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    let statement = try database.statement("UPDATE task SET \(assignments) WHERE id = ?")
    lastUpdate = (columns, statement)
    return statement
  }

  /// The log names projects and other tasks by their uids, which mean the same on every device.
  private func record(_ change: TaskPropertyChange, of task: Task) throws {
    try log.changed(
      .task, id: task.id, uid: task.uid, property: change.property.rawValue,
      old: loggedValue(change.old, of: change.property),
      new: loggedValue(change.new, of: change.property))
  }

  private func loggedValue(_ value: LogValue, of property: TaskProperty) throws -> LogValue {
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
    while try statement.step() { tasks.append(try Task(row: statement)) }
    return tasks
  }
}
