import Domain
import Localization

/// The backup of TickTick: rows on the file, and then
/// `"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date",…`.
struct TickTickTable: OthersTable {
  static let columns: [String: Meaning] = [
    "folder name": .folder, "list name": .list, "title": .title, "kind": .nothing, "tags": .tags,
    "content": .notes, "is check list": .nothing, "start date": .start, "due date": .due,
    "reminder": .reminders, "repeat": .repeats,
    "priority": .priority(["0": .none, "1": .p3, "3": .p2, "5": .p1]),
    "status": .status(["0": .open, "1": .completed, "2": .completed, "-1": .cancelled]),
    "created time": .created, "completed time": .completed, "order": .nothing, "timezone": .zone,
    "is all day": .isAllDay, "is floating": .nothing, "column name": .section,
    "column order": .nothing, "view mode": .nothing, "taskid": .key, "parentid": .parent,
  ]

  func meaning(of heading: String) -> Meaning? { Self.columns[heading] }

  /// A task with a start and a due of the same time has only a due. A time that floats is in the file an instant of
  /// the task's zone. Inbox is the inbox.
  mutating func finish(_ record: OthersRecord, noting notes: inout ImportNotes) -> OthersRecord? {
    var task = record
    func cell(_ heading: String) -> Int? {
      task.values.firstIndex { OthersHeading.key($0.name) == heading }
    }
    if let kind = cell("kind"), task.values[kind].text.uppercased() == "NOTE" {
      notes.append(
        ImportNote(
          .skipped, "The note “\(task[.title]?.prefix(80) ?? "")” is no task.",
          line: task.position.line, component: "row"))
      return nil
    }
    if let start = cell("start date"), let due = cell("due date") {
      if task.values[due].text.isEmpty {
        task.values[due].text = task.values[start].text
        task.values[start].text = ""
      } else if task.values[due].text == task.values[start].text {
        task.values[start].text = ""
      }
    }
    if let list = cell("list name"), let folder = cell("folder name") {
      if task.values[list].text == "Inbox" { task.values[folder].text = "" }
    }
    if let content = cell("content") {
      // Line ends are CR in some versions.
      task.values[content].text = task.values[content].text.split(
        separator: "\r", omittingEmptySubsequences: false
      ).joined(separator: "\n")
    }
    return task
  }
}
