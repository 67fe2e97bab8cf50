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
    var task = try Task(
      uid: "uid-\(id)", title: line(), projectID: Project.inboxID, created: instant())
    task.id = id
    try task.setNotes(text(upTo: 40))
    for _ in 0..<Int.random(in: 0...4, using: &self) { try task.tags.insert(line()) }
    task.position = orderKey()
    task.priority = Priority.allCases.randomElement(using: &self) ?? .p2
    task.isFavourite = Bool.random(using: &self)
    try task.setSlot(Bool.random(using: &self) ? .evening : .morning)
    let span = try span()
    task.start = maybe { _ in span.start }
    task.due = maybe { _ in span.due }
    try task.setEstimatedDuration(maybe { Int64.random(in: 1...99_999, using: &$0) })
    try task.setURL(maybe { "https://example.org/\($0.next())" } ?? "")
    try task.setReminders(reminders())
    task.repeatRule = try maybe { _ in try RepeatRule("FREQ=WEEKLY;BYDAY=MO,TH") }
    task.modified = instant()
    task.completed = maybe { $0.instant() }
    task.deleted = maybe { $0.instant() }
    task.kept = maybe {
      JSONValue.object([JSONValue.Member($0.line(), .string($0.text(upTo: 9)))]).text
    }
    var filed = FiledTask(task: task, projectName: line())
    filed.parentUID = maybe { "uid-\(Int64.random(in: 1...999, using: &$0))" }
    filed.dependencyUIDs = (0..<Int.random(in: 0...2, using: &self)).map {
      "uid-\(id + Int64($0) + 1)"
    }
    return filed
  }
}
