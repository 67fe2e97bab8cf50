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

  /// A task with any values that a store can hold.
  mutating func filedTask(id: Int64) throws -> FiledTask {
    var task = try Task(
      uid: "uid-\(id)", title: line(), projectID: Project.inboxID, created: instant())
    task.id = id
    try task.setNotes(text(upTo: 40))
    for _ in 0..<Int.random(in: 0...4, using: &self) { try task.tags.insert(line()) }
    task.priority = Priority.allCases.randomElement(using: &self) ?? .p2
    task.isFavourite = Bool.random(using: &self)
    task.due = try maybe { try $0.due() }
    task.modified = instant()
    task.completed = maybe { $0.instant() }
    task.deleted = maybe { $0.instant() }
    task.kept = maybe {
      JSONValue.object([JSONValue.Member($0.line(), .string($0.text(upTo: 9)))]).text
    }
    return FiledTask(task: task, projectName: line())
  }
}
