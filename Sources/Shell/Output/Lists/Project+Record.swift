import TaskcoreSwift

extension Project: Record {
  static let fieldNames = [
    "id", "uid", "name", "open", "completed", "created", "description", "icon", "colour",
    "archived", "path", "parent_id", "depth", "tree_open", "tree_completed",
    "client_id", "hourly_rate",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .integer(open), .integer(completed),
      try .instant(created, in: store), .text(description), .text(icon), .text(colour.rawValue),
      try .instant(archived, in: store), .text(path), parent == 0 ? .null : .integer(parent),
      .integer(Int64(depth)),
      .integer(treeOpen), .integer(treeCompleted), client == 0 ? .null : .integer(client),
      .rate(hourlyRate),
    ]
  }
}
