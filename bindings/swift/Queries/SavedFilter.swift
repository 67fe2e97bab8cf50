import CTaskcoreHeader

/// A query with a name, as it was when it was read.
public struct SavedFilter: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The name.
  public let name: String
  /// In the language of queries.
  public let query: String
  /// The colour.
  public let colour: Colour
  /// In milliseconds since 1970 UTC.
  public let created: Int64

  init(_ row: taskcore_filter) {
    id = row.id
    uid = String(c: row.uid)
    name = String(c: row.name)
    query = String(c: row.query)
    colour = Colour(code: row.colour)
    created = row.created_ms
  }
}
