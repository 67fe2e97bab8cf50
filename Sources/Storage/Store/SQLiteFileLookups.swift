import Domain

/// The lookups of imports and exports in an SQLite store.
final class SQLiteFileLookups: FileLookups {
  let database: Database
  private let selectID: Statement
  private let selectStatus: Statement
  private let selectProject: Statement
  private let selectParent: Statement
  private let selectSubtasks: Statement
  private let selectDependencies: Statement
  let selectWrites: Statement
  let selectTombstone: Statement

  init(_ database: Database) {
    self.database = database
    selectID = database.statement(later: "SELECT id FROM task WHERE uid = ?")
    selectStatus = database.statement(later: "SELECT status FROM task WHERE id = ?")
    selectProject = database.statement(later: "SELECT project_id FROM task WHERE id = ?")
    selectParent = database.statement(later: "SELECT parent_id FROM task WHERE id = ?")
    selectSubtasks = database.statement(
      later: "SELECT id FROM task WHERE parent_id = ? ORDER BY id")
    selectDependencies = database.statement(
      later: "SELECT blocker_id FROM dependency WHERE task_id = ? ORDER BY blocker_id")
    selectWrites = database.statement(later: Self.writes)
    selectTombstone = database.statement(
      later: "SELECT hlc FROM tombstone WHERE uid = ? AND entity = ?")
  }

  func taskID(uid: String) throws -> Int64? { try id(selectID, of: uid) }

  func taskIDs(uids: Set<String>) throws -> [Int64] {
    if uids.isEmpty { return [] }
    let select = try database.statement(
      "SELECT id FROM task WHERE uid IN (SELECT value FROM json_each(?)) ORDER BY id")
    defer { select.reset() }
    try select.bind(TextArray(uids))
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return ids
  }

  func uids(ofTasks ids: Set<Int64>) throws -> [Int64: String] {
    if ids.isEmpty { return [:] }
    let select = try database.statement(
      "SELECT id, uid FROM task WHERE id IN (SELECT value FROM json_each(?))")
    defer { select.reset() }
    try select.bind(IDArray(ids))
    var uids: [Int64: String] = [:]
    while try select.step() { uids[select.integer(0)] = select.text(1) }
    return uids
  }

  func status(ofTask id: Int64) throws -> Status? {
    try self.id(selectStatus, of: id).flatMap { Status(column: $0) }
  }

  func misplacedSubtaskIDs() throws -> [Int64] {
    let select = try database.statement(
      """
      SELECT task.id, task.status, parent.status
      FROM task JOIN task AS parent ON parent.id = task.parent_id
      WHERE task.parent_id IS NOT NULL AND parent.status <> \(Status.open.rawValue) ORDER BY task.id
      """)
    defer { select.reset() }
    var ids: [Int64] = []
    while try select.step() {
      if !Status.fits(select, 1, under: 2) { ids.append(select.integer(0)) }
    }
    return ids
  }

  func projectID(ofTask id: Int64) throws -> Int64? { try self.id(selectProject, of: id) }

  func parentID(ofTask id: Int64) throws -> Int64? { try self.id(selectParent, of: id) }

  func subtaskIDs(ofTask id: Int64) throws -> [Int64] { try ids(selectSubtasks, of: id) }

  func dependencies(ofTask id: Int64) throws -> [Int64] { try ids(selectDependencies, of: id) }

  func colouredTags() throws -> [Tag] {
    let select = try database.statement(
      "SELECT name, colour FROM tag WHERE colour <> 0 ORDER BY name_key")
    defer { select.reset() }
    var tags: [Tag] = []
    while try select.step() {
      tags.append(
        try Failure.damaged("a tag") {
          try Tag(
            name: select.text(0),
            colour: ColourToken(code: Int32(truncatingIfNeeded: select.integer(1))))
        })
    }
    return tags
  }

  func forEachKept(_ visit: (String) throws -> Void) throws {
    let select = try database.statement(
      """
      SELECT kept FROM task WHERE kept IS NOT NULL
      UNION ALL SELECT kept FROM event WHERE kept IS NOT NULL
      """)
    defer { select.reset() }
    while try select.step() { try visit(select.text(0)) }
  }

  func zoneNames() throws -> [String] {
    let select = try database.statement(
      """
      SELECT zone FROM task WHERE zone IS NOT NULL
      UNION SELECT zone FROM event WHERE zone IS NOT NULL ORDER BY zone
      """)
    defer { select.reset() }
    var names: [String] = []
    while try select.step() { names.append(select.text(0)) }
    return names
  }

  func earliestInstant() throws -> Instant? {
    let select = try database.statement(
      """
      SELECT (SELECT min(start_ms) FROM task WHERE start_ms IS NOT NULL),
        (SELECT min(start_date) FROM task WHERE start_date IS NOT NULL),
        (SELECT min(due_ms) FROM task WHERE due_ms IS NOT NULL),
        (SELECT min(due_date) FROM task WHERE due_date IS NOT NULL),
        (SELECT min(start) FROM event)
      """)
    defer { select.reset() }
    guard try select.step() else { return nil }
    let instants = [0, 2].compactMap { select.optionalInteger($0) }
      .map { Moment(timeColumn: $0).millisecondsInUTC }
    let dates = [1, 3].compactMap { select.optionalInteger($0) }
      .compactMap { CalendarDate(packed: Int32(truncatingIfNeeded: $0)) }
    // The texts of days and instants, with four digits for the year, sort as they come.
    let event = CalendarDate(text: select.text(4).prefix(10))
    let days = (dates + [event].compactMap { $0 }).map { Int64($0.daysSince1970) * 86_400_000 }
    return (instants + days).min().map { Instant(clamping: $0) }
  }

  private func id(_ statement: Statement, of key: some Bindable) throws -> Int64? {
    defer { statement.reset() }
    try statement.bind(key)
    return try statement.step() ? statement.optionalInteger(0) : nil
  }

  private func ids(_ statement: Statement, of id: Int64) throws -> [Int64] {
    defer { statement.reset() }
    try statement.bind(id)
    var ids: [Int64] = []
    while try statement.step() { ids.append(statement.integer(0)) }
    return ids
  }
}
