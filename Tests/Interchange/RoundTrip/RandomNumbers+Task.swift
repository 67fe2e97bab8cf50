import Domain
import TestSupport

@testable import Interchange

extension RandomNumbers {
  mutating func instant() -> Instant {
    let range = Instant.range.lowerBound.milliseconds...Instant.range.upperBound.milliseconds
    return Instant(clamping: Int64.random(in: range, using: &self))
  }

  mutating func maybe<Value>(_ value: (inout RandomNumbers) throws -> Value) rethrows -> Value? {
    Bool.random(using: &self) ? try value(&self) : nil
  }

  mutating func due() throws -> Moment {
    let days = Int.random(in: -719_162...2_932_896, using: &self)
    if Bool.random(using: &self), let date = CalendarDate(daysSince1970: days) {
      return .date(date)
    }
    return .dateTime(instant())
  }

  mutating func reminders() throws -> [Reminder] {
    try (0..<Int.random(in: 0...3, using: &self)).map { _ in
      guard Bool.random(using: &self) else { return .absolute(instant()) }
      let anchor = Reminder.Anchor.allCases.randomElement(using: &self) ?? .due
      return try Reminder(anchor, offset: Int64.random(in: -99_999...99_999, using: &self))
    }
  }

  /// Two times in their order.
  mutating func span() throws -> (start: Moment, due: Moment) {
    let first = try due()
    let second = try due()
    return first.end(in: FixedZone()) < second.beginning(in: FixedZone())
      ? (first, second) : (second, first)
  }

  mutating func orderKey() -> OrderKey {
    var key = OrderKey.first
    for _ in 0..<Int.random(in: 0...9, using: &self) { key = .between(key, nil) ?? .first }
    return Bool.random(using: &self) ? key : .between(nil, key) ?? .first
  }

  /// A task with any values that a store can hold.
  mutating func filedTask(id: Int64) throws -> FiledTask {
    var filed = FiledTask(
      task: try Task(
        uid: "uid-\(id)", title: line(), projectID: Project.inboxID, created: instant()),
      projectName: line(), saying: .all)
    filed.task.id = id
    for property in TaskProperty.allCases where Bool.random(using: &self) {
      try set(property, of: &filed)
    }
    let span = try span()
    if filed.task.start != nil { filed.task.start = span.start }
    if filed.task.due != nil { filed.task.due = span.due }
    filed.task.settleState()
    // Of a series, until is the rule's end.
    if filed.task.repeatRule != nil { filed.task.until = nil }
    return filed
  }
}
