import Domain

/// The projects of a store.
final class SQLiteProjectRepository: ProjectRepository {
  private static let columns =
    "id, uid, name, description, colour, icon, position, created_ms, archived_ms"

  private let database: Database
  private let log: ChangeLog
  private let selectByID: Statement
  private let selectByUID: Statement
  private let selectByName: Statement
  private var known: [Int64: Project] = [:]
  private var knownIDs: [ExactText: Int64] = [:]

  /// Whether a project is looked for once only: within a step, nobody else can change it.
  var remembers = false {
    didSet { forget() }
  }

  init(_ database: Database, log: ChangeLog) throws {
    self.database = database
    self.log = log
    selectByID = database.statement(later: "SELECT \(Self.columns) FROM project WHERE id = ?")
    selectByUID = database.statement(later: "SELECT \(Self.columns) FROM project WHERE uid = ?")
    selectByName = database.statement(
      later: "SELECT \(Self.columns) FROM project WHERE name_key = ?")
  }

  func project(id: Int64) throws -> Project? {
    if let project = known[id] { return project }
    let project = try first(of: selectByID, id)
    if remembers { known[id] = project }
    return project
  }

  func project(uid: String) throws -> Project? {
    try first(of: selectByUID, uid)
  }

  func project(named name: String) throws -> Project? {
    if let id = knownIDs[ExactText(name)] { return try project(id: id) }
    let project = try first(of: selectByName, NameKey(name).text)
    if remembers { knownIDs[ExactText(name)] = project?.id }
    return project
  }

  /// What was found is otherwise now.
  private func forget() {
    known.removeAll()
    knownIDs.removeAll()
  }

  func all() throws -> [Project] {
    let statement = try database.statement("SELECT \(Self.columns) FROM project ORDER BY id")
    defer { statement.reset() }
    var projects: [Project] = []
    while try statement.step() { projects.append(try Project(row: statement)) }
    return projects
  }

  func lastPosition() throws -> OrderKey? {
    let select = try database.statement(
      "SELECT position FROM project ORDER BY position DESC LIMIT 1")
    defer { select.reset() }
    guard try select.step() else { return nil }
    return try Failure.damaged("a position") { try OrderKey(select.text(0)) }
  }

  func insert(_ project: Project) throws -> Int64 {
    try insert(project, id: database.freeID(project.id, of: "project"))
  }

  /// Gives it that id, or the next one for nil.
  func insert(_ project: Project, id: Int64?) throws -> Int64 {
    try refuseTakenName(of: project)
    forget()
    try database.statement(
      "INSERT INTO project(\(Self.columns), name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ).run(
      id, project.uid, project.name, project.description, project.colour.rawValue, project.icon,
      project.position.text, project.created, project.archived, NameKey(project.name).text)
    let id = database.lastInsertedID
    try log.added(.project, id: id, uid: project.uid)
    return id
  }

  func save(_ project: Project, over old: Project) throws {
    let changed = ProjectProperty.allCases.filter { $0.value(in: old) != $0.value(in: project) }
    if changed.isEmpty { return }
    try refuseTakenName(of: project)
    forget()
    try database.statement(
      """
      UPDATE project SET name = ?, name_key = ?, description = ?, colour = ?, icon = ?,
        position = ?, created_ms = ?, archived_ms = ?
      WHERE id = ?
      """
    ).run(
      project.name, NameKey(project.name).text, project.description, project.colour.rawValue,
      project.icon, project.position.text, project.created, project.archived, project.id)
    for property in changed {
      try record(
        property, of: project, old: property.value(in: old), new: property.value(in: project))
    }
    log.updated(.project, id: project.id, uid: project.uid)
  }

  /// Removes a project, logging all that it was, so that it can be made again.
  func remove(_ project: Project) throws {
    forget()
    try database.statement("DELETE FROM project WHERE id = ?").run(project.id)
    try log.removed(
      .project, id: project.id, uid: project.uid,
      had: ProjectProperty.allCases.map { ($0.rawValue, $0.value(in: project)) })
  }

  /// The uid of the project that an id stands for.
  func uidValue(ofID id: LogValue) throws -> LogValue {
    guard case .integer(let id) = id else { return .null }
    return try project(id: id).map { .text($0.uid) } ?? .null
  }

  private func record(
    _ property: ProjectProperty, of project: Project, old: LogValue, new: LogValue
  ) throws {
    try log.changed(
      .project, id: project.id, uid: project.uid, property: property.rawValue, old: old, new: new)
  }

  private func refuseTakenName(of project: Project) throws {
    guard let other = try self.project(named: project.name) else {
      if NameKey(project.name) == NameKey(Project.inboxName), !project.isInbox {
        throw Project.missingInbox
      }
      return
    }
    if other.id == project.id { return }
    throw Failure(
      .conflict, "There is a project “\(other.name)” already.", field: "name")
  }

  private func first(of statement: Statement, _ key: some Bindable) throws -> Project? {
    defer { statement.reset() }
    try statement.bind(key)
    return try statement.step() ? Project(row: statement) : nil
  }
}

extension Project {
  /// - Throws: `corrupt` for a row that no project can have.
  fileprivate init(row: Statement) throws {
    self = try Failure.damaged("project \(row.integer(0))") {
      var project = try Project(
        id: row.integer(0), uid: row.text(1), name: row.text(2),
        created: Instant(clamping: row.integer(7)))
      try project.setDescription(row.text(3))
      project.colour = try ColourToken(code: Int32(truncatingIfNeeded: row.integer(4)))
      try project.setIcon(row.text(5))
      project.position = try OrderKey(row.text(6))
      let archived = row.optionalInteger(8).map { Instant(clamping: $0) }
      if project.isInbox, archived != nil {
        throw Failure(.invalid, "Inbox is archived: repair the store.")
      }
      try project.archive(at: archived)
      return project
    }
  }
}
