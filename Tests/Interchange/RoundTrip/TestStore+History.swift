import Domain
import TestSupport

extension TestStore {
  /// Gives each completed task its entry in the log, and the store a past.
  func addHistory() throws {
    try store.write(.importFile, at: now) {
      for task in try contents().tasks {
        guard let completed = task.completed else { continue }
        var entry = Completion(
          uid: "completion-\(task.id)", taskUID: task.uid, occurrence: nil, completed: completed)
        entry.points = task.id
        entry.priority = task.priority
        entry.due = task.due
        entry.projectUID = "p1"
        entry.tags = task.tags
        _ = try store.completions.insert(entry)
      }
      _ = try store.holidays.insert(
        Holiday(
          uid: "h1", first: CalendarDate(packed: 2026_12_24, field: "first"),
          last: CalendarDate(packed: 2026_12_31, field: "last")))
      _ = try store.holidays.insert(
        Holiday(uid: "h2", first: CalendarDate(packed: 2027_07_01, field: "first"), last: nil))
      for (number, due) in [try Moment(text: "2026-01-14"), .dateTime(now), nil].enumerated() {
        var purged = PurgedTask(uid: "gone-\(number)", created: now, deleted: now)
        purged.due = due
        purged.completed = due == nil ? now : nil
        purged.projectUID = "p2"
        purged.repeats = due == nil
        _ = try store.purgedTasks.insert(purged)
        guard let due else { continue }
        var postponement = Postponement(
          uid: "later-\(number)", taskUID: "gone-\(number)", due: due, ended: now)
        postponement.projectUID = "p2"
        _ = try store.postponements.insert(postponement)
      }
    }
  }
}
