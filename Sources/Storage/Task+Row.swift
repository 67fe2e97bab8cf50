import Domain

/// How a task lies in its row.
extension Task {
  /// The columns that entities and lists both read, in the order of ``TaskListing/Column``.
  static let columns =
    "id, uid, title, notes, project_id, tags, priority, favourite, due_date, due_ms, "
    + "created_ms, modified_ms, completed_ms, deleted_ms"

  /// Tags hold no control characters, so this one can stand between them.
  private static let tagSeparator = Character(Unicode.Scalar(TaskListing.tagSeparator))

  var joinedTags: String { tags.names.joined(separator: String(Self.tagSeparator)) }

  var dueDate: CalendarDate? {
    if case .date(let date) = due { date } else { nil }
  }

  var dueInstant: Instant? {
    if case .dateTime(let instant) = due { instant } else { nil }
  }

  /// - Throws: `corrupt` for a row that no task can have.
  init(row: Statement) throws {
    self = try Failure.damaged("task \(row.integer(0))") { try Task(checking: row) }
  }

  private init(checking row: Statement) throws {
    try self.init(
      uid: row.text(1), title: row.text(2), projectID: row.integer(4),
      created: Instant(clamping: row.integer(10)))
    id = row.integer(0)
    try setNotes(row.text(3))
    let joined = row.text(5)
    if !joined.isEmpty {
      tags = try TagSet(joined.split(separator: Self.tagSeparator).map(String.init))
    }
    priority = try Priority(code: Int32(truncatingIfNeeded: row.integer(6)))
    isFavourite = row.integer(7) != 0
    if let packed = row.optionalInteger(8) {
      due = .date(
        try CalendarDate(packed: Int32(truncatingIfNeeded: packed), field: "due_date"))
    } else if let milliseconds = row.optionalInteger(9) {
      due = .dateTime(Instant(clamping: milliseconds))
    }
    modified = Instant(clamping: row.integer(11))
    completed = row.optionalInteger(12).map { Instant(clamping: $0) }
    deleted = row.optionalInteger(13).map { Instant(clamping: $0) }
    kept = row.optionalText(14)
  }
}
