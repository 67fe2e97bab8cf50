/// A table of the hub.
struct HubTable {
  let name: String
  let columns: [String]
  /// What makes it.
  let sql: String

  /// As it stands in statements.
  var qualifiedName: String { "taskcore.\(name)" }
}
