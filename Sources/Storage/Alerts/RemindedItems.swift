import Domain

/// A task or an event with its row of the queue.
struct RemindedItem {
  var kind: Alert.Kind
  var uid: String
  var firedUntil: Instant?
  var next: Instant?
  var hasReminders: Bool
  /// It cannot be read, and so reminds of nothing.
  var isDamaged = false
  var plan = ReminderPlan.none
}

/// Reads those properties of tasks and events that their reminders depend on, many items per query.
struct RemindedItems {
  let database: Database
  let zone: any Zone
  let days: DayClock
  let almanac: any Almanac

  private static let taskColumns =
    "coalesce(t.uid, q.item_uid), q.fired_until_ms, q.next_ms, t.reminders, t.status, "
    + "t.start_date, t.start_ms, t.due_date, t.due_ms, t.occurrence"
  private static let tasks = """
    SELECT \(taskColumns) FROM task AS t
    LEFT JOIN reminder_queue AS q ON q.entity = 1 AND q.item_uid = t.uid
    """

  private static let eventProperties: [Event.Property] = [
    .reminders, .start, .duration, .zone, .repeatRule, .repeatStart, .excludedDates, .addedDates,
    .occurrence, .done,
  ]
  private static let eventColumns =
    "coalesce(e.uid, q.item_uid), q.fired_until_ms, q.next_ms, (SELECT "
    + "group_concat(c.occurrence, ' ') FROM event AS c WHERE c.series_uid = e.uid), "
    + eventProperties.map { "e.\($0.rawValue)" }.joined(separator: ", ")
  private static let events = """
    SELECT \(eventColumns) FROM event AS e
    LEFT JOIN reminder_queue AS q ON q.entity = 5 AND q.item_uid = e.uid
    """

  func tasks(ids: Set<Int64>) throws -> [RemindedItem] {
    if ids.isEmpty { return [] }
    return try all(
      "\(Self.tasks) WHERE t.id IN (SELECT value FROM json_each(?))", IDArray(ids), read: task)
  }

  /// Those events, and the series that they are, or that uids of series name, of which one has or had
  /// reminders.
  func events(ids: Set<Int64>, series: Set<String>) throws -> [RemindedItem] {
    var found: [RemindedItem] = []
    if !ids.isEmpty {
      found += try all(
        """
        \(Self.events) WHERE (e.reminders IS NOT NULL OR q.item_uid IS NOT NULL) AND e.id IN (
          SELECT value FROM json_each(?1)
          UNION SELECT s.id FROM json_each(?1) AS given CROSS JOIN event AS c ON c.id = given.value
            CROSS JOIN event AS s ON s.uid = c.series_uid)
        """, IDArray(ids), read: event)
    }
    for uid in series {
      found += try all("\(Self.events) WHERE e.uid = ?", uid, read: event)
    }
    return found
  }

  /// All that have reminders.
  func all() throws -> [RemindedItem] {
    try all("\(Self.tasks) WHERE t.reminders <> ?", "", read: task)
      + all("\(Self.events) WHERE e.reminders <> ?", "", read: event)
  }

  /// Those of the queue that have to be looked at then, the earliest first; also what is gone.
  func due(at now: Instant, limit: Int) throws -> [RemindedItem] {
    func sql(_ columns: String, _ table: String, _ entity: Int32) -> String {
      """
      SELECT \(columns) FROM reminder_queue AS q LEFT JOIN \(table) ON \(table.suffix(1)).uid = q.item_uid
      WHERE q.entity = \(entity) AND q.next_ms <= ? ORDER BY q.next_ms, q.item_uid LIMIT ?
      """
    }
    let both =
      try all(sql(Self.taskColumns, "task AS t", 1), now, Int64(limit), read: task)
      + all(sql(Self.eventColumns, "event AS e", 5), now, Int64(limit), read: event)
    let sorted = both.sorted { ($0.next?.milliseconds ?? 0) < ($1.next?.milliseconds ?? 0) }
    return Array(sorted.prefix(limit))
  }

  private func all<each Value: Bindable>(
    _ sql: String, _ value: repeat each Value, read: (Statement) throws -> RemindedItem
  ) throws -> [RemindedItem] {
    _ = days.current()
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(repeat each value)
    var items: [RemindedItem] = []
    while try select.step() { items.append(try read(select)) }
    return items
  }

  private func item(_ kind: Alert.Kind, _ row: Statement, reminders: Int32) -> RemindedItem {
    RemindedItem(
      kind: kind, uid: row.text(0),
      firedUntil: row.optionalInteger(1).map { Instant(clamping: $0) },
      next: row.optionalInteger(2).map { Instant(clamping: $0) },
      hasReminders: !row.bytes(reminders).isEmpty)
  }

  private func task(_ row: Statement) throws -> RemindedItem {
    var item = item(.task, row, reminders: 3)
    guard item.hasReminders, row.integer(4) == Int64(Status.open.rawValue) else { return item }
    do {
      item.plan = ReminderPlan(
        try [Reminder](text: row.text(3)), start: try Moment(row: row, date: 5, instant: 6),
        due: try Moment(row: row, date: 7, instant: 8),
        occurrence: try row.optionalText(9).map { try LocalMoment(text: $0) }, in: days.days)
    } catch let failure as Failure where failure.isOfContent {
      item.isDamaged = true
    }
    return item
  }

  private func event(_ row: Statement) throws -> RemindedItem {
    var item = item(.event, row, reminders: 4)
    guard item.hasReminders else { return item }
    do {
      var event = try Event.blank(uid: item.uid)
      for (index, property) in Self.eventProperties.enumerated() {
        try event.set(property, to: row.logValue(Int32(truncatingIfNeeded: index + 4)))
      }
      let changed = try row.optionalText(3).map { try [LocalMoment](text: $0, field: "occurrence") }
      item.plan = ReminderPlan(
        event, changed: changed ?? [], in: try zone(of: event))
    } catch let failure as Failure where failure.isOfContent {
      item.isDamaged = true
    }
    return item
  }

  private func zone(of event: Event) throws -> any Zone {
    guard let name = event.zoneName, name != zone.name else { return zone }
    return try almanac.zone(named: name)
  }
}

extension Failure {
  /// Whether it is about what a row says, and not about the system, which may be well again soon.
  fileprivate var isOfContent: Bool {
    switch kind {
    case .invalid, .malformed, .notFound, .unsupported, .corrupt, .conflict: true
    default: false
    }
  }
}
