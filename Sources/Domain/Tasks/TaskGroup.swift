package import Localization

/// A group of tasks in a query's result.
package struct TaskGroup: Equatable, Sendable {
  /// The id of a project, section, tag or parent, a day as yyyymmdd, the Monday of a week, or 0 for none; or a
  /// priority or a slot.
  package var key: Int64
  /// Such as "Home", "2026-12-24" or "P1".
  package var label: Message
  /// How many there are, whatever the limit and offset of the query.
  package var totalCount: Int64

  package init(key: Int64, label: Message, totalCount: Int64) {
    self.key = key
    self.label = label
    self.totalCount = totalCount
  }
}

extension TaskQuery.Grouping {
  /// What a group of days, weeks, slots or priorities is called; nil for one that has a name of its own.
  package func label(of key: Int64) -> Message? {
    switch self {
    case .project: nil
    case .section, .parent: key == 0 ? "None" : nil
    case .tag: key == 0 ? "No tag" : nil
    case .slot: Slot(rawValue: Int32(truncatingIfNeeded: key))?.label ?? "None"
    case .week:
      CalendarDate(packed: Int32(truncatingIfNeeded: key)).map { Message(verbatim: $0.isoWeekText) }
        ?? "None"
    case .dueDay, .completedDay:
      CalendarDate(packed: Int32(truncatingIfNeeded: key))
        .map { Message(verbatim: $0.text) } ?? "None"
    case .priority: (0...3).contains(key) ? Message(verbatim: "P\(key)") : "None"
    }
  }
}

extension TaskQuery {
  /// Which tasks of those that it finds, counted from 0, are on its page.
  package func page(of count: Int64) -> Range<Int64> {
    let start = min(offset, count)
    guard let limit else { return start..<count }
    return start..<start + min(limit, count - start)
  }
}
