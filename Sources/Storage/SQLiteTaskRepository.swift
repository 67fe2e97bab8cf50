import Domain

/// The tasks of a store, for the use cases to change. Lists are read by ``TaskListing`` instead.
final class SQLiteTaskRepository: TaskRepository {
  private static let columns = Task.columns + ", kept"

  private let database: Database
  private let log: ChangeLog
  private let tags: TagIndex
  private let projects: SQLiteProjectRepository
  private let selectByID: Statement
  private let selectByUID: Statement
  private let insertRow: Statement

  init(_ database: Database, log: ChangeLog, projects: SQLiteProjectRepository) throws {
    self.database = database
    self.log = log
    self.projects = projects
    tags = try TagIndex(database)
    selectByID = try database.statement("SELECT \(Self.columns) FROM task WHERE id = ?")
    selectByUID = try database.statement("SELECT \(Self.columns) FROM task WHERE uid = ?")
    insertRow = try database.statement(
      "INSERT INTO task(\(Self.columns)) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
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
        "SELECT \(Self.columns) FROM task WHERE project_id = ? ORDER BY id"), id)
  }

  func tasks(after id: Int64, limit: Int) throws -> [Task] {
    try all(
      of: database.statement(
        "SELECT \(Self.columns) FROM task WHERE id > ? ORDER BY id LIMIT ?"), id, Int64(limit))
  }

  func count() throws -> Int {
    Int(try database.integer("SELECT count(*) FROM task") ?? 0)
  }

  func insert(_ task: Task) throws -> Int64 {
    try insert(task, id: database.freeID(task.id, of: "task"))
  }

  /// Gives it that id, or the next one for nil.
  func insert(_ task: Task, id: Int64?) throws -> Int64 {
    let resolved = try tags.resolve(task.tags)
    var task = task
    task.tags = resolved.tags
    try insertRow.run(
      id, task.uid, task.title, task.notes, task.projectID, task.joinedTags,
      task.priority.rawValue, task.isFavourite, task.dueDate, task.dueInstant, task.created,
      task.modified, task.completed, task.deleted, task.kept)
    let id = database.lastInsertedID
    try tags.add(resolved.ids, toTask: id)
    try log.added(.task, id: id, uid: task.uid)
    return id
  }

  func save(_ task: Task, over old: Task, modified now: Instant?) throws -> Bool {
    var task = task
    if task.tags != old.tags { task.tags = try retag(task, over: old) }
    var changes = task.changes(from: old)
    if changes.isEmpty { return false }
    if let now {
      task.modified = now
      changes = task.changes(from: old)
    }
    let properties = Set(changes.map(\.property))
    try write(properties, of: task)
    for change in changes { try record(change, of: task) }
    log.updated(.task, id: task.id, uid: task.uid, properties: properties)
    return true
  }

  /// Removes a task, logging all that it was, so that it can be made again.
  func remove(_ task: Task) throws {
    for change in try task.removalChanges() { try record(change, of: task) }
    try delete(task)
  }

  func purge(_ task: Task) throws {
    try log.forget(.task, uid: task.uid)
    try delete(task)
  }

  private func delete(_ task: Task) throws {
    try tags.remove(tags.resolve(task.tags).ids, fromTask: task.id)
    try database.statement("DELETE FROM task WHERE id = ?").run(task.id)
    try log.removed(.task, id: task.id, uid: task.uid)
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

  /// Sets the columns of these properties, and no others, so that only their indexes are touched.
  private func write(_ properties: Set<TaskProperty>, of task: Task) throws {
    var assignments: [String] = []
    var values: [any Bindable] = []
    func set(_ column: String, _ value: some Bindable) {
      assignments.append("\(column) = ?")
      values.append(value)
    }
    for property in TaskProperty.allCases where properties.contains(property) {
      switch property {
      case .title: set("title", task.title)
      case .notes: set("notes", task.notes)
      case .project: set("project_id", task.projectID)
      case .tag: set("tags", task.joinedTags)
      case .priority: set("priority", task.priority.rawValue)
      case .favourite: set("favourite", task.isFavourite)
      case .due:
        set("due_date", task.dueDate)
        set("due_ms", task.dueInstant)
      case .created: set("created_ms", task.created)
      case .modified: set("modified_ms", task.modified)
      case .completed: set("completed_ms", task.completed)
      case .deleted: set("deleted_ms", task.deleted)
      case .kept: set("kept", task.kept)
      }
    }
    values.append(task.id)
    let statement = try database.statement(
      "UPDATE task SET \(assignments.joined(separator: ", ")) WHERE id = ?")
    defer { statement.reset() }
    try statement.bind(all: values)
    _ = try statement.step()
  }

  /// The log names a project by its uid, which means the same on every device.
  private func record(_ change: TaskPropertyChange, of task: Task) throws {
    let isProject = change.property == .project
    try log.changed(
      .task, id: task.id, uid: task.uid, property: change.property.rawValue,
      old: isProject ? projects.uidValue(ofID: change.old) : change.old,
      new: isProject ? projects.uidValue(ofID: change.new) : change.new)
  }

  private func first(of statement: Statement, _ key: some Bindable) throws -> Task? {
    defer { statement.reset() }
    try statement.bind(key)
    return try statement.step() ? Task(row: statement) : nil
  }

  private func all<each Value: Bindable>(
    of statement: Statement, _ value: repeat each Value
  ) throws -> [Task] {
    defer { statement.reset() }
    try statement.bind(repeat each value)
    var tasks: [Task] = []
    while try statement.step() { tasks.append(try Task(row: statement)) }
    return tasks
  }
}
