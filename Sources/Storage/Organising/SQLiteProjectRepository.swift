import Domain
import Localization

/// The projects of a store.
final class SQLiteProjectRepository: SQLiteAliasedRepository<Project>, ProjectRepository {
  private var known: [Int64: Project] = [:]
  private var knownIDs: [ExactText: Int64] = [:]
  private var idsByKey: [String: Int64] = [:]

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
    let project = try find(path: name) ?? only(named: name)
    if remembers { knownIDs[ExactText(name)] = project?.id }
    return project
  }

  override func find(key: String) throws -> Project? {
    if let id = idsByKey[key] { return try find(id: id) }
    let project = try super.find(key: key)
    if remembers, let project {
      idsByKey[key] = project.id
      known[project.id] = project
    }
    return project
  }

  func find(named name: String, under parentUID: String?) throws -> Project? {
    if let project = try find(key: Project.nameKey(name, under: parentUID)) { return project }
    guard let parentUID else { return nil }
    for alias in try aliases(of: parentUID) {
      if let project = try find(key: Project.nameKey(name, under: alias.uid)) { return project }
    }
    return nil
  }

  /// Of those below others, the one that has a name.
  ///
  /// - Throws: `conflict` when there are several.
  private func only(named name: String) throws -> Project? {
    let found = try select(
      "parent_uid IS NOT NULL AND name_key = parent_uid || char(31) || ? AND alias_uid IS NULL",
      order: "position, uid", NameKey(name).text)
    if found.count > 1 {
      let paths = try found.prefix(2).map { try path(of: $0) }
      throw Failure(
        .conflict,
        "There are \(found.count) projects “\(name.prefix(80))”: say which one by its path, such as "
          + "“\(paths[0])” or “\(paths[1])”.", field: "project")
    }
    return found.first
  }

  func contains(id: Int64) throws -> Bool {
    let select = try database.statement("SELECT 1 FROM project WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step()
  }

  static let isTree = """
    EXISTS (SELECT 1 FROM project WHERE parent_uid IS NOT NULL)
      OR EXISTS (SELECT 1 FROM project WHERE alias_uid IS NOT NULL)
    """

  func hasTree() throws -> Bool {
    try database.integer("SELECT \(Self.isTree)") != 0
  }

  func ids(below uid: String) throws -> [Int64] {
    let select = try database.statement(
      """
      WITH RECURSIVE below(uid, id) AS (
        SELECT uid, id FROM project WHERE parent_uid = ?1 OR alias_uid = ?1
        UNION SELECT p.uid, p.id FROM below
          JOIN project AS p ON p.parent_uid = below.uid OR p.alias_uid = below.uid)
      SELECT id FROM below
      """)
    defer { select.reset() }
    try select.bind(uid)
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return ids
  }

  /// What was found has changed.
  private func forget() {
    known.removeAll()
    knownIDs.removeAll()
    idsByKey.removeAll()
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

  /// Tasks or sections are in it, or projects below it, or it has aliases.
  override func isInUse(_ project: Project) throws -> Bool {
    if try super.isInUse(project) { return true }
    let select = try database.statement(
      """
      SELECT 1 WHERE EXISTS (SELECT 1 FROM task WHERE project_id = ?1)
        OR EXISTS (SELECT 1 FROM project WHERE parent_uid = ?2)
        OR EXISTS (SELECT 1 FROM project_section WHERE project_uid = ?2)
      """)
    defer { select.reset() }
    try select.bind(project.id, project.uid)
    return try select.step()
  }

  /// The uid of the project that an id stands for.
  func uidValue(ofID id: LogValue) throws -> LogValue {
    guard case .integer(let id) = id else { return .null }
    if remembers { return try find(id: id).map { .text($0.uid) } ?? .null }
    let select = try database.statement("SELECT uid FROM project WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step() ? .text(select.text(0)) : .null
  }

  /// Without reading all of it.
  func id(ofUID uid: String) throws -> Int64? {
    let select = try database.statement("SELECT id FROM project WHERE uid = ?")
    defer { select.reset() }
    try select.bind(uid)
    return try select.step() ? select.integer(0) : nil
  }

  /// - Throws: `conflict` for a name that another one has.
  override func check(_ project: Project) throws {
    try super.check(project)
    // Another program took Inbox away: its name is kept for it.
    if !project.isInbox, project.aliasUID == nil, project.parentUID == nil,
      NameKey(project.name) == NameKey(Project.inboxName)
    {
      throw Project.missingInbox
    }
    if project.parentUID != nil { try checkParent(of: project) }
  }

  /// An undo, too, leads to no circle and below no project that is gone.
  ///
  /// - Throws: `conflict`.
  private func checkParent(of project: Project) throws {
    let above = try above(project)
    if above.isEmpty || above.contains(where: { $0.uid == project.uid })
      || above.last?.parentUID.map({ $0 == project.uid }) == true
    {
      throw Failure(
        .conflict,
        above.isEmpty
          ? "The project “\(project.name)” would be below another one, which is not there."
          : "The project “\(project.name)” would be below another one, which is below it.",
        field: "parent_id")
    }
  }
}
