import TaskcoreSwift

extension Project: Record {
  static let fieldNames = [
    "id", "uid", "name", "open", "completed", "created", "description", "icon", "colour",
    "archived",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .integer(open), .integer(completed),
      try .instant(created, in: store), .text(description), .text(icon), .text(colour.rawValue),
      try .instant(archived, in: store),
    ]
  }
}
