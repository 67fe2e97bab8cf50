package import Domain

/// Reads what screens show: a query for the tasks, and one for what all blocked ones wait for.
package struct TaskFactsListing: TaskFactsReader {
  private let listing: TaskListing
  private let database: Database

  init(_ listing: TaskListing) {
    self.listing = listing
    database = listing.database
  }

  package func facts(_ query: TaskQuery) throws -> [TaskFacts] {
    var rows = Rows(listing)
    let order = try listing.forEach(query) { try rows.append($0) }
    let facts = try withBlockers(rows)
    return order.map { $0.map { facts[$0] } } ?? facts
  }

  package func facts(ids: [Int64]) throws -> [TaskFacts] {
    var rows = Rows(listing)
    try listing.forEach(ids: ids) { try rows.append($0) }
    return try withBlockers(rows)
  }

  package func count(_ query: TaskQuery) throws -> Int64 {
    try listing.count(query)
  }

  package func openCounts() throws -> [Int64: Int64] {
    var counts: [Int64: Int64] = [:]
    // For each project apart, the index answers without a look at the tasks.
    let open = try database.statement(
      """
      SELECT id, (SELECT count(*) FROM task WHERE project_id = project.id AND status = 1)
      FROM project
      """)
    defer { open.reset() }
    while try open.step() { counts[open.integer(0)] = open.integer(1) }
    // Few tasks are hidden, and an index finds them.
    let hidden = try database.statement(
      """
      SELECT project_id FROM task WHERE +status = 1 AND id IN (
        SELECT id FROM task WHERE start_ms > ? UNION SELECT id FROM task WHERE start_date > ?)
      """)
    defer { hidden.reset() }
    try hidden.bind(listing.now, listing.zone.localTime(at: listing.now).date)
    while try hidden.step() { counts[hidden.integer(0), default: 0] -= 1 }
    return counts
  }

  package func hadAnyTask() throws -> Bool {
    // SQLite keeps the greatest id that was ever given.
    try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'task'") ?? 0 > 0
  }

  package func dependencies(of id: Int64) throws -> [LinkedTask] {
    try linked(
      """
      SELECT o.id, o.title, o.status FROM dependency AS d JOIN task AS o ON o.id = d.blocker_id
      WHERE d.task_id = ? ORDER BY o.position, o.id
      """, id)
  }

  package func openDependents(of id: Int64) throws -> [LinkedTask] {
    try linked(
      """
      SELECT o.id, o.title, o.status FROM dependency AS d JOIN task AS o ON o.id = d.task_id
      WHERE d.blocker_id = ? AND o.status = 1 ORDER BY o.position, o.id
      """, id)
  }

  private func linked(_ sql: String, _ id: Int64) throws -> [LinkedTask] {
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(id)
    var tasks: [LinkedTask] = []
    while try select.step() {
      guard let status = Status(rawValue: UInt32(truncatingIfNeeded: select.integer(2))) else {
        continue
      }
      tasks.append(
        LinkedTask(id: select.integer(0), title: try select.bytes(1).checkedText(), status: status))
    }
    return tasks
  }

  /// Tells the blocked ones what they wait for.
  private func withBlockers(_ rows: Rows) throws -> [TaskFacts] {
    if rows.blocked.isEmpty { return rows.facts }
    let select = try database.statement(
      """
      SELECT d.task_id, o.title FROM json_each(?) AS b
        JOIN dependency AS d ON d.task_id = b.value JOIN task AS o ON o.id = d.blocker_id
      WHERE o.status = 1 ORDER BY o.position, o.id
      """)
    defer { select.reset() }
    try select.bind(IDArray(rows.blocked.map { rows.facts[$0].id }))
    var titles: [Int64: [String]] = [:]
    while try select.step() {
      titles[select.integer(0), default: []].append(try select.bytes(1).checkedText())
    }
    var facts = rows.facts
    for index in rows.blocked { facts[index].blockers = titles[facts[index].id] ?? [] }
    return facts
  }
}

extension SQLiteStore {
  /// What screens show at an instant.
  package func facts(at now: Instant) -> TaskFactsListing {
    TaskFactsListing(listing(at: now))
  }
}

/// The facts of the rows of one query.
private struct Rows {
  private(set) var facts: [TaskFacts] = []
  /// The indices of those that wait for an open task.
  private(set) var blocked: [Int] = []
  private let listing: TaskListing
  private var projectNames: [Int64: String] = [:]

  init(_ listing: TaskListing) {
    self.listing = listing
  }

  mutating func append(_ row: TaskListing.Row) throws {
    var task = try Failure.damaged("task \(row.id)") { try TaskFacts(row) }
    task.projectName = try projectName(task.projectID)
    task.depth = row.depth
    if task.status == .open, row.relations?.isBlocked == true { blocked.append(facts.count) }
    facts.append(task)
  }

  private mutating func projectName(_ id: Int64) throws -> String {
    if let known = projectNames[id] { return known }
    let name = try listing.withName(ofProject: id) { try $0.checkedText() } ?? ""
    projectNames[id] = name
    return name
  }
}

extension TaskFacts {
  fileprivate init(_ row: TaskListing.Row) throws {
    self.init(id: row.id, title: try row.title.checkedText())
    projectID = row.projectID
    tags = Task.splitTags(try row.tags.checkedText())
    status = row.status
    isCompleted = row.completed != nil
    priority = try Priority(code: Int32(truncatingIfNeeded: row.priority))
    isFavourite = row.favourite != 0
    if let packed = row.dueDate {
      due = .date(try CalendarDate(packed: Int32(truncatingIfNeeded: packed), field: "due"))
    } else if let milliseconds = row.dueMilliseconds {
      due = .dateTime(try Instant(milliseconds: milliseconds, field: "due"))
    }
    if let relations = row.relations {
      subtaskCount = relations.subtaskCount
      completedSubtaskCount = relations.completedSubtaskCount
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// - Throws: `corrupt` for what is no UTF-8: only a damaged store has it.
  fileprivate func checkedText() throws -> String {
    guard let text = String(validating: self, as: UTF8.self) else {
      throw Failure(.corrupt, "The store is damaged: it holds a text that is not UTF-8.")
    }
    return text
  }
}
