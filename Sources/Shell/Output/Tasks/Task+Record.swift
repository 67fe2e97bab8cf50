extension Task: Record {
  static let fieldNames = [
    "id", "uid", "title", "notes", "project", "project_id", "tags", "status", "priority",
    "favourite", "due", "created", "modified", "completed", "deleted", "start", "slot",
    "estimated_duration", "url", "reminders", "repeat_rule", "parent", "depends_on", "subtasks",
    "subtasks_completed", "overdue", "hidden", "blocked", "blocking", "urgency", "depth",
    "repeat_words", "repeat_mode", "zone", "occurrence", "excluded_dates", "added_dates",
    "series_uid",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try [
      .integer(id), .text(uid), .text(title), .text(notes), .text(project), .integer(projectID),
      .list(tags), .text(status.rawValue), .text(priority.name), .boolean(isFavourite),
      due.value(in: store), .instant(created, in: store), .instant(modified, in: store),
      .instant(completed, in: store), .instant(deleted, in: store),
    ] + laterValues(in: store) + repeatValues()
  }

  private func laterValues(in store: Store) throws -> [FieldValue] {
    [
      try start.value(in: store), .text(slot.rawValue),
      estimatedDuration > 0 ? .integer(estimatedDuration) : .null,
      url.isEmpty ? .null : .text(url), .list(try reminders.map { try $0.text(in: store) }),
      repeats.rule.isEmpty ? .null : .text(repeats.rule), parent > 0 ? .integer(parent) : .null,
      .integers(dependsOn), .integer(subtasks), .integer(subtasksCompleted),
      .boolean(states.contains(.overdue)), .boolean(states.contains(.hidden)),
      .boolean(states.contains(.blocked)), .boolean(states.contains(.blocking)),
      .thousandths(urgency), .integer(Int64(depth)),
    ]
  }

  private func repeatValues() throws -> [FieldValue] {
    [
      repeats.rule.isEmpty ? .null : .text(try repeats.words()),
      repeats.rule.isEmpty ? .null : .text(repeats.mode.name), zone.isEmpty ? .null : .text(zone),
      occurrence.map { .text($0.iso8601) } ?? .null, .list(excludedDates.map(\.iso8601)),
      .list(addedDates.map(\.iso8601)), series.isEmpty ? .null : .text(series),
    ]
  }
}

extension Moment {
  func value(in store: Store) throws -> FieldValue {
    switch self {
    case .none: .null
    case .date(let date): .text(date.text)
    case .instant(let instant): try .instant(instant, in: store)
    }
  }
}

extension FieldValue {
  /// An instant in RFC 3339, with the offset of the store's zone.
  static func instant(_ instant: Int64?, in store: Store) throws -> FieldValue {
    try instant.map { .text(try store.localTime($0).rfc3339) } ?? .null
  }
}
