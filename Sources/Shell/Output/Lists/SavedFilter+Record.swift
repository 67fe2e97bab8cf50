import TaskcoreSwift

extension SavedFilter: Record {
  static let fieldNames = ["id", "uid", "name", "query", "colour", "created"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .text(query), .text(colour.rawValue),
      try .instant(created, in: store),
    ]
  }
}
