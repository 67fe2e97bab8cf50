import Domain

/// The projects of a store.
final class SQLiteProjectRepository: SQLiteNamedRepository<Project>, ProjectRepository {
  private var known: [Int64: Project] = [:]
  private var knownIDs: [ExactText: Int64] = [:]

  /// Whether a project is looked for once only: within a step, nobody else can change it.
  var remembers = false {
    didSet { forget() }
  }

  override func find(id: Int64) throws -> Project? {
    if let project = known[id] { return project }
    let project = try super.find(id: id)
    if remembers { known[id] = project }
    return project
  }

  override func find(named name: String) throws -> Project? {
    if let id = knownIDs[ExactText(name)] { return try find(id: id) }
    let project = try super.find(named: name)
    if remembers { knownIDs[ExactText(name)] = project?.id }
    return project
  }

  /// What was found has changed.
  private func forget() {
    known.removeAll()
    knownIDs.removeAll()
  }

  func lastPosition() throws -> OrderKey? {
    let select = try database.statement(
      "SELECT position FROM project ORDER BY position DESC LIMIT 1")
    defer { select.reset() }
    guard try select.step() else { return nil }
    return try Failure.damaged("a position") { try OrderKey(select.text(0)) }
  }

  override func didStore(_ project: Project, over old: Project?) throws { forget() }

  override func didRemove(_ project: Project) throws { forget() }

  /// Tasks are in it.
  override func isInUse(_ project: Project) throws -> Bool {
    let select = try database.statement("SELECT 1 FROM task WHERE project_id = ? LIMIT 1")
    defer { select.reset() }
    try select.bind(project.id)
    return try select.step()
  }

  /// The uid of the project that an id stands for.
  func uidValue(ofID id: LogValue) throws -> LogValue {
    guard case .integer(let id) = id else { return .null }
    return try find(id: id).map { .text($0.uid) } ?? .null
  }

  /// - Throws: `conflict` for a name that another one has.
  override func check(_ project: Project) throws {
    try super.check(project)
    // Another program took Inbox away: its name is kept for it.
    if !project.isInbox, NameKey(project.name) == NameKey(Project.inboxName) {
      throw Project.missingInbox
    }
  }
}
