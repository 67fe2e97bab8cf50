extension Task: Record {
  static let fieldNames = [
    "id", "uid", "title", "notes", "project", "project_id", "tags", "status", "priority",
    "favourite", "due", "created", "modified", "completed", "deleted",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(title), .text(notes), .text(project), .integer(projectID),
      .list(tags), .text(status.rawValue), .text(priority.name), .boolean(isFavourite),
      try dueValue(in: store), try .instant(created, in: store),
      try .instant(modified, in: store), try .instant(completed, in: store),
      try .instant(deleted, in: store),
    ]
  }

  private func dueValue(in store: Store) throws -> FieldValue {
    switch due {
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
