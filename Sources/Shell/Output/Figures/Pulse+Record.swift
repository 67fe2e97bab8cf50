import TaskcoreSwift

extension PulseDay: Record {
  static let fieldNames = [
    "date", "completed", "added", "due", "overdue", "open", "points", "focus", "ratio", "average",
    "paused", "goal_reached", "cancelled",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(date.text), .integer(completed), .integer(added), .integer(due), .integer(overdue),
      .integer(open), .integer(points), .integer(focus / 1000),
      completionRatio.map { .number($0) } ?? .null, .number(average), .boolean(isPaused),
      .boolean(hasReachedGoal), .integer(cancelled),
    ]
  }
}

extension PulseGroup: Record {
  static let fieldNames = ["key", "label", "completed", "points", "days"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.integer(key), .text(label), .integer(completed), .integer(points), .integer(days)]
  }
}

extension Insight: Record {
  static let fieldNames = ["kind", "text", "figures", "colour"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(kind.rawValue), .text(text), .figures(figures.map { ($0.name, $0.value) }),
      .text(colour.rawValue),
    ]
  }
}
