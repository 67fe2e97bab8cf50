extension Project: Record {
  static let fieldNames = ["id", "uid", "name", "open", "completed", "created"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .integer(open), .integer(completed),
      try .instant(created, in: store),
    ]
  }
}
