package import Domain

/// Reads the task facts that screens show. One query finds the tasks; one each adds the prerequisites of
/// blocked tasks, the ancestors, and the next occurrences of repeating tasks.
package struct TaskFactsListing: TaskFactsReader {
  private let listing: TaskListing
  private let database: Database
  private let store: any Store

  init(_ listing: TaskListing, of store: any Store) {
    self.listing = listing
    self.store = store
    database = listing.database
  }

  package func facts(_ query: TaskQuery) throws -> [TaskFacts] {
    var rows = Rows(listing)
    let order = try listing.forEach(query) { try rows.append($0) }
    try complete(&rows)
    let facts = rows.facts
    return order.map { $0.map { facts[$0] } } ?? facts
  }

  package func facts(ids: [Int64]) throws -> [TaskFacts] {
    var rows = Rows(listing)
    try listing.forEach(ids: ids) { try rows.append($0) }
    try complete(&rows)
    return rows.facts
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
    // A time that floats is above all instants, and so a candidate.
    let (instant, floating) = (TimeColumn.function, TimeColumn.floating.lowerBound)
    let hidden = try database.statement(
      """
      SELECT project_id FROM task WHERE +status = 1 AND id IN (
        SELECT id FROM task WHERE start_ms > ?1 AND \(instant)(start_ms) > ?1
        UNION SELECT id FROM task WHERE start_date > ?2
        UNION SELECT id FROM task WHERE status = 1 AND until_ms < ?1
        UNION SELECT id FROM task WHERE status = 1 AND until_ms >= \(floating)
          AND \(instant)(until_ms) < ?1
        UNION SELECT id FROM task WHERE status = 1 AND until_date < ?3)
      """)
    defer { hidden.reset() }
    let now = listing.now
    try hidden.bind(
      now, listing.zone.date(at: now), listing.zone.firstDay(endingFrom: now))
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
      WHERE d.task_id = ? ORDER BY o.position, o.uid
      """, id)
  }

  package func openDependents(of id: Int64) throws -> [LinkedTask] {
    try linked(
      """
      SELECT o.id, o.title, o.status FROM dependency AS d JOIN task AS o ON o.id = d.task_id
      WHERE d.blocker_id = ? AND o.status = 1 ORDER BY o.position, o.uid
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

  /// Adds what other rows of the store say of them.
  private func complete(_ rows: inout Rows) throws {
    try addBlockers(to: &rows)
    try addSiblings(to: &rows)
    try addOccurrences(to: &rows)
  }

  /// Tells the blocked ones what they wait for.
  private func addBlockers(to rows: inout Rows) throws {
    if rows.blocked.isEmpty { return }
    let select = try database.statement(
      """
      SELECT d.task_id, o.title FROM json_each(?) AS b
        JOIN dependency AS d ON d.task_id = b.value JOIN task AS o ON o.id = d.blocker_id
      WHERE o.status = 1 ORDER BY o.position, o.uid
      """)
    defer { select.reset() }
    try select.bind(IDArray(rows.blocked.map { rows.facts[$0].id }))
    var titles: [Int64: [String]] = [:]
    while try select.step() {
      titles[select.integer(0), default: []].append(try select.bytes(1).checkedText())
    }
    for index in rows.blocked {
      rows.facts[index].blockers = titles[rows.facts[index].id] ?? []
    }
  }

  /// Tells each whether a task stands above it that it could be indented under: an open one above an
  /// open one. That is so of all but the first one of its siblings.
  private func addSiblings(to rows: inout Rows) throws {
    let first = try FirstSiblings(
      projects: Array(rows.projects.keys), parents: Array(rows.parents), in: database)
    for index in rows.facts.indices {
      rows.facts[index].hasPreviousSibling =
        !first.contains(rows.facts[index].id, as: rows.facts[index].status)
    }
  }

  /// Tells the repeating ones whether they go on. A rule that cannot be followed here, such as one of a
  /// calendar that is not installed, is no reason not to show its task.
  private func addOccurrences(to rows: inout Rows) throws {
    if rows.repeating.isEmpty { return }
    let days = store.days
    let marks = OccurrenceMarks(store)
    var goingOn = Set<Int64>()
    for var task in try tasks(rows.repeating.map { rows.facts[$0].id }) {
      do {
        let zone = try task.zoneName == nil ? days : store.days(named: task.zoneName)
        let series = task
        let next = try task.goOn(after: .skipped, at: listing.now, in: zone) { occurrence in
          try marks.contains(occurrence, of: series)
        }
        if next != nil { goingOn.insert(task.id) }
      } catch let failure as Failure where failure.kind != .outOfMemory {
        continue
      }
    }
    for index in rows.repeating {
      rows.facts[index].hasNextOccurrence = goingOn.contains(rows.facts[index].id)
    }
  }

  /// None when one of them is damaged in what a list does not show.
  private func tasks(_ ids: [Int64]) throws -> [Task] {
    do {
      return try store.tasks.tasks(ids: ids)
    } catch let failure as Failure where failure.kind == .corrupt {
      return []
    }
  }
}

extension SQLiteStore {
  /// What screens show at an instant.
  package func facts(at now: Instant) -> TaskFactsListing {
    TaskFactsListing(listing(at: now), of: self)
  }
}

/// The facts of the rows of one query.
private struct Rows {
  var facts: [TaskFacts] = []
  /// The indices of those that wait for an open task.
  private(set) var blocked: [Int] = []
  /// The indices of the open ones that repeat.
  private(set) var repeating: [Int] = []
  /// The tasks that some of them are subtasks of.
  private(set) var parents = Set<Int64>()
  private let listing: TaskListing
  /// What the tasks of each project are shown in.
  private(set) var projects: [Int64: (id: Int64, name: String)] = [:]

  init(_ listing: TaskListing) {
    self.listing = listing
  }

  mutating func append(_ row: TaskListing.Row) throws {
    let details = row.details
    var task = try Failure.damaged("task \(row.id)") {
      try TaskFacts(row, details, in: listing)
    }
    (task.projectID, task.projectName) = try project(ofTasksIn: row.projectID)
    task.depth = row.depth
    if task.status == .open, row.relations?.isBlocked == true { blocked.append(facts.count) }
    if let details {
      task.isSubtask = details.parentID != 0
      task.repeats = !details.repeatRule.isEmpty || !details.addedDates.isEmpty
      if task.isSubtask { parents.insert(details.parentID) }
      if task.repeats, task.status == .open { repeating.append(facts.count) }
    }
    facts.append(task)
  }

  private mutating func project(ofTasksIn id: Int64) throws -> (id: Int64, name: String) {
    if let known = projects[id] { return known }
    let project =
      try listing.withProject(ofTasksIn: id) { (id: $0, name: try $1.checkedText()) }
      ?? (id: id, name: "")
    projects[id] = project
    return project
  }
}

extension TaskFacts {
  fileprivate init(
    _ row: TaskListing.Row, _ details: TaskListing.Details?, in listing: TaskListing
  ) throws {
    self.init(id: row.id, title: try row.title.checkedText())
    tags = Task.splitTags(try row.tags.checkedText())
    status = row.status(details)
    isStarted = status == .open && details?.started != nil
    if status == .open, let until = try details?.until(in: listing.zone) {
      isExpired = until.end(in: listing.zone) < listing.now
    }
    isCompleted = row.completed != nil
    isCancelled = details?.cancelled != nil
    priority = try Priority(code: Int32(truncatingIfNeeded: row.priority))
    isFavourite = row.favourite != 0
    if let packed = row.dueDate {
      due = .date(try CalendarDate(packed: Int32(truncatingIfNeeded: packed), field: "due"))
    } else if let milliseconds = row.dueMilliseconds {
      due = .dateTime(
        try Instant(
          milliseconds: TimeColumn.instant(milliseconds, in: listing.zone), field: "due"))
    }
    if let relations = row.relations {
      subtaskCount = relations.subtaskCount
      completedSubtaskCount = relations.completedSubtaskCount
    }
  }
}

extension TaskListing.Details {
  /// - Throws: `invalid` for anything but a date or instant.
  fileprivate func until(in zone: any Zone) throws -> Moment? {
    if let untilDate {
      return .date(
        try CalendarDate(packed: Int32(truncatingIfNeeded: untilDate), field: "until"))
    }
    return try untilMilliseconds.map {
      .dateTime(
        try Instant(milliseconds: TimeColumn.instant($0, in: zone), field: "until"))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// - Throws: `corrupt` for anything but UTF-8: only a damaged store has it.
  fileprivate func checkedText() throws -> String {
    guard let text = String(validating: self, as: UTF8.self) else {
      throw Failure(.corrupt, "The store is damaged: it holds a text that is not UTF-8.")
    }
    return text
  }
}
