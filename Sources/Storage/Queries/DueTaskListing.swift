package import Domain

/// Reads the tasks that a calendar shows, by the indexes of their dues.
package struct DueTaskListing: DueTaskReader {
  let database: Database
  let zone: any Zone
  let almanac: any Almanac
  let now: Instant

  package func dueTasks(
    _ days: ClosedRange<CalendarDate>, _ statuses: Set<Status>
  ) throws -> [() throws -> DueTask?] {
    let spans = DaySpans(days, in: zone)
    let dates = (Int64(days.lowerBound.packed), Int64(days.upperBound.packed))
    let instants = (spans.beginning.milliseconds, spans.end.milliseconds - 1)
    return try statuses.sorted { $0.rawValue < $1.rawValue }.flatMap { status in
      [
        try rows(Self.select(status, by: "due_date"), status, dates),
        try rows(Self.select(status, by: "due_ms"), status, instants),
        try rows(Self.selectFloating(status), status, instants),
      ]
    }
  }

  package func repeatingTasks() throws -> [RepeatingTask] {
    let select = try database.statement(Self.repeating)
    defer { select.reset() }
    try select.bind(now, firstHiddenDay, now, firstLivingDay)
    var tasks: [RepeatingTask] = []
    var rules = RuleCache()
    while try select.step() {
      if let task = try RepeatingTask(row: select, &rules, in: zone) { tasks.append(task) }
    }
    return tasks
  }

  static func select(_ status: Status, by due: String) -> String {
    """
    SELECT \(DueTask.columns) FROM task WHERE status = \(status.rawValue) AND \(due) BETWEEN ? AND ?
    \(status == .open ? "AND \(isVisible)" : "") ORDER BY \(due), uid
    """
  }

  /// Those whose dues float, in the order of the instants that these are here.
  static func selectFloating(_ status: Status) -> String {
    let due = "\(TimeColumn.function)(due_ms)"
    return """
      SELECT \(DueTask.columns) FROM task WHERE status = \(status.rawValue)
      AND due_ms >= \(TimeColumn.floating.lowerBound) AND \(due) BETWEEN ? AND ?
      \(status == .open ? "AND \(isVisible)" : "") ORDER BY \(due), uid
      """
  }

  static let repeating = """
    SELECT \(DueTask.columns), repeat_rule, repeat_start, excluded_dates, added_dates, zone
    FROM task INDEXED BY task_repeating WHERE status = 1 AND repeat_start IS NOT NULL
    AND repeat_mode = 0 AND (due_date IS NOT NULL OR due_ms IS NOT NULL) AND \(isVisible)
    ORDER BY id
    """

  /// What lists show of the open tasks. Its parameters are now, ``firstHiddenDay``, now and
  /// ``firstLivingDay``.
  static let isVisible = """
    (start_ms IS NULL OR \(TimeColumn.function)(start_ms) <= ?)
    AND (start_date IS NULL OR start_date < ?)
    AND (until_ms IS NULL OR \(TimeColumn.function)(until_ms) >= ?) AND (until_date IS NULL OR until_date >= ?)
    AND project_id NOT IN (SELECT id FROM project WHERE archived_ms IS NOT NULL)
    """

  /// The first day that begins later than now.
  var firstHiddenDay: Int32 {
    zone.firstDay(beginningFrom: Instant(clamping: now.milliseconds + 1))
  }

  /// The first day that is not over.
  var firstLivingDay: Int32 { zone.firstDay(endingFrom: now) }

  /// The rows of a statement one by one. It is not kept for others: they might run it meanwhile.
  private func rows(
    _ sql: String, _ status: Status, _ range: (Int64, Int64)
  ) throws -> () throws -> DueTask? {
    let select = Statement(sql, on: database)
    if status == .open {
      try select.bind(range.0, range.1, now, firstHiddenDay, now, firstLivingDay)
    } else {
      try select.bind(range.0, range.1)
    }
    let zone = zone
    return { try select.step() ? try DueTask(row: select, in: zone) : nil }
  }
}

extension DueTask {
  static let columns = "id, uid, title, priority, due_date, due_ms, occurrence, completed_ms"

  /// A due that floats is the instant that it is in the zone.
  ///
  /// - Throws: `corrupt` for a row that no task can have.
  init(row: Statement, in zone: any Zone) throws {
    self = try Failure.damaged("task \(row.integer(0))") {
      DueTask(
        id: row.integer(0), uid: row.text(1), title: row.text(2),
        priority: try Priority(code: Int32(truncatingIfNeeded: row.integer(3))),
        due: try Moment(row: row, date: 4, instant: 5)?.fixed(in: zone)
          ?? .dateTime(Instant(clamping: 0)),
        occurrence: try row.optionalText(6).map { try LocalMoment(text: $0) },
        isCompleted: !row.isNull(7))
    }
  }
}

/// A cache of parsed rules, since many tasks share the same few.
private struct RuleCache {
  private var rules: [String: RepeatRule] = [:]

  /// Nil for "".
  mutating func rule(_ text: String) throws -> RepeatRule? {
    if text.isEmpty { return nil }
    if let known = rules[text] { return known }
    let rule = try RepeatRule(text)
    rules[text] = rule
    return rule
  }
}

extension RepeatingTask {
  /// Nil for one that does not come again.
  ///
  /// - Throws: `corrupt` for a row that no task can have.
  fileprivate init?(row: Statement, _ rules: inout RuleCache, in zone: any Zone) throws {
    let task = try DueTask(row: row, in: zone)
    let recurrence = try Failure.damaged("task \(task.id)") {
      Recurrence(
        rule: try row.optionalText(8).flatMap { try rules.rule($0) },
        start: try LocalMoment(text: row.text(9), field: "repeat_start"),
        excluded: try .init(text: row.text(10), field: "excluded_dates"),
        added: try .init(text: row.text(11), field: "added_dates"))
    }
    if recurrence.rule == nil, recurrence.added.isEmpty { return nil }
    self.init(task: task, recurrence: recurrence, zoneName: row.optionalText(12))
  }
}

extension SQLiteStore {
  /// The tasks that a calendar shows, with their state evaluated at `now`.
  package func dueTasks(at now: Instant) -> DueTaskListing {
    DueTaskListing(database: database, zone: days, almanac: almanac, now: now)
  }
}
