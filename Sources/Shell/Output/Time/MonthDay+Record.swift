import TaskcoreSwift

extension MonthDay: Record {
  static let fieldNames = [
    "date", "week", "in_month", "today", "events", "tasks", "completed",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(date.text), .integer(Int64(week)), .boolean(isInMonth), .boolean(isToday),
      .integer(events), .integer(tasks), .integer(completed),
    ]
  }
}
