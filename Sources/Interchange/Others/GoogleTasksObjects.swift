import Domain
import Localization

/// Google Tasks in the format of Takeout, lists (`tasks#taskLists`) with their tasks, or of the API, one
/// list.
struct GoogleTasksObjects: OthersObjects {
  static let members: [String: Meaning] = [
    "id": .key, "title": .title, "notes": .notes, "parent": .parent, "due": .due,
    "completed": .completed, "updated": .modified, "created": .created, "starred": .favourite,
    "status": .status(["needsaction": .open, "completed": .completed]),
    "deleted": .status(["true": .deleted, "false": .open]), "hidden": .nothing, "kind": .nothing,
    "etag": .nothing, "selfLink": .nothing, "webViewLink": .nothing, "task_type": .nothing,
    "position": .nothing, "links": .nothing, "scheduled_time": .nothing,
  ]

  func records(in file: JSONValue, noting notes: inout ImportNotes) throws -> [OthersRecord] {
    guard file["items"] != nil || file.word("kind")?.hasPrefix("tasks#") == true else {
      throw Failure(
        .malformed, "A file of Google's tasks has “items”; this one has none.",
        position: TextPosition(line: 1, column: 1))
    }
    let items = file.objects("items")
    let isOfLists = items.contains { $0["items"] != nil || $0.word("kind") == "tasks#taskList" }
    if !isOfLists { return items.map { record(of: $0, list: file.word("title")) } }
    return items.flatMap { list in
      list.objects("items").map { record(of: $0, list: list.word("title")) }
    }
  }

  /// A due is a day, at whatever time of it.
  private func record(of task: JSONValue, list: String?) -> OthersRecord {
    var record = OthersRecord(task, Self.members)
    if let list { record.add(.list, list) }
    if let due = task.word("due") {
      let day = due.split(separator: "T").first.map { String($0) } ?? due
      record.replace("due", with: day)
    }
    for time in task.objects("scheduled_time") where time.isTrue("current") {
      readScheduled(time, into: &record)
    }
    for link in task.objects("links") {
      if let address = link.word("link") { record.add(.link, address, as: "links") }
    }
    if task.isTrue("hidden"), task.word("status") == nil {
      record.add(.status(["true": .completed]), "true")
    }
    return record
  }

  /// `{"current":true,"start":"2026-12-24T16:00:00Z"}`: a midnight in UTC is a day. It is as exact as a task's time is.
  private func readScheduled(_ time: JSONValue, into record: inout OthersRecord) {
    guard let start = time.word("start") else { return }
    let isDay = start.utf8.contains(bytes: "T00:00:00".utf8)
    let text = isDay ? start.split(separator: "T").first.map { String($0) } ?? start : start
    if record[.due] == nil {
      record.add(.due, text, as: "scheduled_time")
    } else {
      record.replace("due", with: text)
    }
  }
}
