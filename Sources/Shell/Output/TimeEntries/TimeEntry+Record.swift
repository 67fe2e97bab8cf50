import TaskcoreSwift

extension TimeEntry: Record {
  static let fieldNames = [
    "id", "uid", "kind", "task", "title", "project_id", "project", "start", "end", "duration",
    "running", "overlapping", "note", "hourly_rate", "client_id", "rate",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(entity == .focusSession ? "focus_session" : "time_entry"),
      task == 0 ? .null : .integer(task), title.isEmpty ? .null : .text(title),
      project == 0 ? .null : .integer(project), projectName.isEmpty ? .null : .text(projectName),
      try .instant(start, in: store), try end.map { try .instant($0, in: store) } ?? .null,
      .integer(duration / 1000), .boolean(isRunning), .boolean(isOverlapping), .text(note),
      .rate(hourlyRate), client == 0 ? .null : .integer(client), .rate(rate),
    ]
  }

  /// What it was spent on: `3: Pay rent`, or the name of a project.
  var subject: String { task == 0 ? projectName : "\(task): \(title)" }

  /// `1h30m on 3: Pay rent, 2026-12-24 09:00 to 2026-12-24 10:30`
  func sentence(_ dates: Dates) throws -> Message {
    let time = FocusSession.hours(duration)
    let what: Message = subject.isEmpty ? Message(verbatim: time) : "\(time) on \(subject)"
    let start = try dates.text(start)
    guard let end else { return "\(what), since \(start)" }
    return "\(what), \(start) to \(try dates.text(end))"
  }
}

extension TimeTotal: Record {
  static let fieldNames = ["key", "label", "time", "entries", "amount", "currency"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(key), .text(label), .integer(time / 1000), .integer(entries),
      amount.map { .amount($0) } ?? .null, amount.map { .text($0.currency) } ?? .null,
    ]
  }
}

extension TimeEntrySettings: Record {
  static let fieldNames = ["track"]

  func fieldValues(in store: Store) -> [FieldValue] { [.boolean(tracks == true)] }
}
