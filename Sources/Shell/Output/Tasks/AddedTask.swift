import TaskcoreSwift

/// A task that a line made, and what was understood of the line.
struct AddedTask {
  let task: Task
  let line: ParsedLine
}

extension AddedTask: Record {
  static let fieldNames = Task.fieldNames + ParsedLine.fieldNames

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try task.fieldValues(in: store) + line.fieldValues(in: store)
  }
}

extension ParsedLine: Record {
  static let fieldNames = ["summary", "new_project", "nearest_project", "new_tags", "unread"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(summary), newProject.map { .text($0) } ?? .null,
      nearestProject.map { .text($0) } ?? .null, .list(newTags),
      .objects(
        unread.map { part in
          [
            (name: "reason", value: .text(part.reason.rawValue)),
            (name: "start", value: .integer(Int64(part.range.lowerBound))),
            (name: "length", value: .integer(Int64(part.range.count))),
            (name: "message", value: .text(part.message)),
          ]
        }),
    ]
  }
}

extension Session {
  /// Tells what was added, as it was understood: `Added 5: Pay rent — Mon 23 Nov 17:00`.
  func report(_ added: AddedTask) throws {
    try list([added], as: settings.format) {
      try say(Deed.added.one(added.task.id, added.line.summary))
      try sayUnread(added.line)
    }
  }

  /// Tells what was not read, though it looks as if it meant something.
  func sayUnread(_ line: ParsedLine) throws {
    for part in line.unread { try say(Message(verbatim: part.message)) }
  }

  /// Tells what was changed, as it was understood: `Changed 2: Buy milk — Thu 15 Jan`.
  func report(changed tasks: [Task], _ line: ParsedLine) throws {
    try list(tasks, as: settings.format) {
      guard let first = tasks.first else { return }
      let title = line.task.title == nil ? first.title : ""
      let what = [title, line.summary].filter { !$0.isEmpty }.joined(separator: " — ")
      if tasks.count == 1 {
        try say(Deed.changed.one(first.id, what))
      } else if line.summary.isEmpty {
        try say(Deed.changed.several(tasks.count))
      } else {
        try say(
          Message(
            count: tasks.count, "Changed \(tasks.count) task: \(line.summary)",
            "Changed \(tasks.count) tasks: \(line.summary)"))
      }
      try sayUnread(line)
      try say("“undo” takes it back.")
    }
  }
}
