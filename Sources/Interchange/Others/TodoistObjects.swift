import Domain
import Localization

/// The output of Todoist's API: a full synchronisation (`projects`, `sections`, `items`, `notes`,
/// `reminders`), or an array of tasks.
struct TodoistObjects: OthersObjects {
  static let members: [String: Meaning] = [
    "id": .key, "content": .title, "description": .notes, "parent_id": .parent, "labels": .tags,
    "project_id": .nothing, "section_id": .nothing, "v2_id": .nothing, "v2_project_id": .nothing,
    "v2_section_id": .nothing, "v2_parent_id": .nothing, "user_id": .nothing,
    "priority": .priority(["4": .p1, "3": .p2, "2": .p3, "1": .none]),
    "due.date": .due, "due.datetime": .nothing, "due.timezone": .zone, "due.string": .nothing,
    "due.lang": .language, "due.is_recurring": .nothing, "deadline.date": .deadline,
    "deadline.lang": .nothing, "duration.amount": .nothing, "duration.unit": .nothing,
    "duration": .nothing, "is_completed": .status(states), "checked": .status(states),
    "completed_at": .completed, "created_at": .created, "added_at": .created,
    "updated_at": .modified, "url": .nothing, "order": .nothing, "child_order": .nothing,
    "day_order": .nothing, "is_collapsed": .nothing, "collapsed": .nothing, "sync_id": .nothing,
    "creator_id": .nothing, "added_by_uid": .nothing, "assigned_by_uid": .nothing,
    "comment_count": .nothing, "note_count": .nothing, "is_deleted": .status(deleted),
    "goal_ids": .nothing, "completed_by_uid": .nothing,
  ]
  private static let states: [String: Meaning.State] = [
    "true": .completed, "1": .completed, "false": .open, "0": .open,
  ]
  private static let deleted: [String: Meaning.State] = [
    "true": .deleted, "1": .deleted, "false": .open, "0": .open,
  ]

  func records(in file: JSONValue, noting notes: inout ImportNotes) throws -> [OthersRecord] {
    let tasks =
      (try? file.array()) ?? (file.objects("items") + file.objects("results"))
      + file.objects("tasks")
    let isOurs = file["items"] != nil || file["results"] != nil || file["tasks"] != nil
    guard isOurs || tasks.contains(where: { $0["content"] != nil }) || tasks.isEmpty else {
      throw Failure(
        .malformed, "Tasks of Todoist have a “content”; none has one here.",
        position: TextPosition(line: 1, column: 1))
    }
    let places = Places(file)
    let comments = file.objects("notes") + file.objects("comments")
    let commentsOf = Dictionary(grouping: comments) {
      $0.word("item_id") ?? $0.word("task_id") ?? ""
    }
    let remindersOf = Dictionary(grouping: file.objects("reminders")) { $0.word("item_id") ?? "" }
    return tasks.enumerated()
      .sorted { (Self.order($0.element), $0.offset) < (Self.order($1.element), $1.offset) }
      .map { _, task in
        var record = OthersRecord(task, Self.members)
        places.read(task, into: &record)
        readTimes(task, into: &record)
        let id = task.word("id") ?? ""
        for comment in commentsOf[id] ?? [] {
          if let file = comment["file_attachment"] { TodoistContent.add(file, to: &record) }
          TodoistContent.readComment(
            comment.word("content") ?? "", date: comment.word("posted_at") ?? "", into: &record)
        }
        for reminder in remindersOf[id] ?? [] { read(reminder, into: &record) }
        return record
      }
  }

  /// Among those of one parent.
  private static func order(_ task: JSONValue) -> Int {
    Int(task.word("child_order") ?? task.word("order") ?? "") ?? 0
  }

  /// The words of a date are read only for what repeats: that date is said in figures, too.
  private func readTimes(_ task: JSONValue, into record: inout OthersRecord) {
    if let due = task["due"] {
      if let exact = due.word("datetime") { record.replace("due.date", with: exact) }
      if due.isTrue("is_recurring") { record.give("due.string", meaning: .repeats) }
    }
    if let duration = task["duration"], let amount = duration.word("amount"),
      let unit = TodoistTable.units[duration.word("unit") ?? ""]
    {
      record.add(.duration(unit: unit), amount, as: "duration.amount")
    }
    if record[.title]?.hasPrefix("* ") == true {
      TodoistContent.read(record[.title] ?? "", into: &record)
    }
  }

  /// `minute_offset` counts back from the due; others are of a time, or of a place.
  private func read(_ reminder: JSONValue, into record: inout OthersRecord) {
    if reminder.isTrue("is_deleted") { return }
    if let minutes = reminder.word("minute_offset").flatMap({ Int64($0) }) {
      record.add(.reminders, "-PT\(minutes)M", as: "reminder")
    } else if let date = reminder["due"]?.word("date") {
      record.add(.reminders, date, as: "reminder")
    } else {
      record.add(nil, reminder.text, as: "reminder")
    }
  }

  /// The projects and sections of a file by their ids.
  private struct Places {
    private let projects: [String: JSONValue]
    private let sections: [String: JSONValue]

    init(_ file: JSONValue) {
      func byID(_ name: String) -> [String: JSONValue] {
        Dictionary(
          file.objects(name).map { ($0.word("id") ?? "", $0) },
          uniquingKeysWith: { first, _ in first })
      }
      projects = byID("projects")
      sections = byID("sections")
    }

    /// Without the names, the ids are kept.
    func read(_ task: JSONValue, into record: inout OthersRecord) {
      if let section = task.word("section_id") {
        if let name = sections[section]?.word("name") {
          record.add(.section, name)
        } else {
          record.add(nil, section, as: "section")
        }
      }
      guard let id = task.word("project_id") else { return }
      guard let project = projects[id] else {
        record.add(nil, id, as: "project")
        return
      }
      if project.isTrue("inbox_project") || project.isTrue("is_inbox_project") { return }
      record.add(.list, project.word("name") ?? "")
      if let above = project.word("parent_id").flatMap({ projects[$0] }) {
        record.add(.folder, above.word("name") ?? "")
      }
    }
  }
}
