import CTaskcoreHeader

/// A query with a name, as it was when it was read.
struct SavedFilter {
  let id: Int64
  let uid: String
  let name: String
  /// In the language of queries.
  let query: String
  let colour: Colour
  /// In milliseconds since 1970 UTC.
  let created: Int64

  init(_ row: taskcore_filter) {
    id = row.id
    uid = String(c: row.uid)
    name = String(c: row.name)
    query = String(c: row.query)
    colour = Colour(code: row.colour)
    created = row.created_ms
  }
}
