import Domain

/// How a task lies in its row.
extension Task {
  /// The columns that entities and lists both read, in the order of ``TaskListing/Column``.
  static let columns =
    "id, uid, title, notes, project_id, parent_id, position, tags, priority, favourite, slot, "
    + "start_date, start_ms, due_date, due_ms, estimated_duration_s, url, reminders, repeat_rule, "
    + "repeat_mode, repeat_start, excluded_dates, added_dates, occurrence, series_uid, zone, "
    + "created_ms, modified_ms, completed_ms, deleted_ms"

  /// The tasks that the one in `alias` depends on, as joined ids.
  static func dependencies(of alias: String) -> String {
    "(SELECT group_concat(blocker_id) FROM dependency WHERE task_id = \(alias).id)"
  }

  var joinedTags: String { tags.joined }

  static func joinTags(_ names: [String]) -> String {
    names.joined(separator: String(TagSet.separator))
  }

  static func splitTags(_ joined: String) -> [String] {
    TagSet.names(joined: joined)
  }

  /// - Throws: `corrupt` for a row that no task can have.
  init(row: Statement) throws {
    self = try Failure.damaged("task \(row.integer(0))") { try Task(checking: row) }
  }

  private init(checking row: Statement) throws {
    try self.init(
      uid: row.text(1), title: row.text(2), projectID: row.integer(4),
      created: Instant(clamping: row.integer(26)))
    id = row.integer(0)
    try setNotes(row.text(3))
    parentID = row.optionalInteger(5)
    position = try OrderKey(row.text(6))
    let joined = row.text(7)
    if !joined.isEmpty {
      tags = try TagSet(Self.splitTags(joined))
    }
    priority = try Priority(code: Int32(truncatingIfNeeded: row.integer(8)))
    isFavourite = row.integer(9) != 0
    try setSlot(Slot(code: Int32(truncatingIfNeeded: row.integer(10))))
    start = try Moment(row: row, date: 11, instant: 12)
    due = try Moment(row: row, date: 13, instant: 14)
    try setEstimatedDuration(row.optionalInteger(15))
    try setURL(row.text(16))
    let reminders = row.text(17)
    if !reminders.isEmpty { try setReminders([Reminder](text: reminders)) }
    let rule = row.text(18)
    if !rule.isEmpty { repeatRule = try RepeatRule(rule) }
    try readSeries(row)
    modified = Instant(clamping: row.integer(27))
    completed = row.optionalInteger(28).map { Instant(clamping: $0) }
    deleted = row.optionalInteger(29).map { Instant(clamping: $0) }
    kept = row.optionalText(30)
    if let dependencies = row.optionalText(31) {
      try setDependencies(dependencies.split(separator: ",").compactMap { Int64($0) })
    }
  }
}

extension Task {
  fileprivate mutating func readSeries(_ row: Statement) throws {
    repeatMode = try RepeatMode(code: Int32(truncatingIfNeeded: row.integer(19)))
    repeatStart = try row.optionalText(20).map { try LocalMoment(text: $0) }
    try setExcludedDates(row.optionalText(21).map { try .init(text: $0, field: "date") } ?? [])
    try setAddedDates(row.optionalText(22).map { try .init(text: $0, field: "date") } ?? [])
    occurrence = try row.optionalText(23).map { try LocalMoment(text: $0) }
    seriesUID = row.optionalText(24)
    zoneName = row.optionalText(25)
  }
}

extension [LocalMoment] {
  /// As a column has it.
  var column: String? { isEmpty ? nil : text }
}

extension Moment {
  var calendarDate: CalendarDate? {
    if case .date(let date) = self { date } else { nil }
  }

  var instant: Instant? {
    if case .dateTime(let instant) = self { instant } else { nil }
  }

  /// A date in one column, or else an instant in another; nil when both are empty.
  init?(row: Statement, date: Int32, instant: Int32) throws {
    if let packed = row.optionalInteger(date) {
      self = .date(try CalendarDate(packed: Int32(truncatingIfNeeded: packed), field: "date"))
    } else if let milliseconds = row.optionalInteger(instant) {
      self = .dateTime(Instant(clamping: milliseconds))
    } else {
      return nil
    }
  }
}
