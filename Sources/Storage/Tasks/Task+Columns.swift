import Domain

/// Values of a task as its columns have them.
extension Task {
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
}

extension [LocalMoment] {
  /// As a column has it.
  var column: String? { isEmpty ? nil : text }
}

extension Moment {
  var calendarDate: CalendarDate? {
    if case .date(let date) = self { date } else { nil }
  }

  /// A date in one column, or else a time in another; nil when both are empty.
  init?(row: Statement, date: Int32, instant: Int32) throws {
    if let packed = row.optionalInteger(date) {
      self = .date(try CalendarDate(packed: Int32(truncatingIfNeeded: packed), field: "date"))
    } else if let milliseconds = row.optionalInteger(instant) {
      self.init(timeColumn: milliseconds)
    } else {
      return nil
    }
  }
}
