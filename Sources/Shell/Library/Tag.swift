import CTaskcoreHeader

/// A tag, as it was when it was read.
struct Tag {
  let name: String
  /// How many open tasks have it.
  let open: Int64
  /// How many completed tasks have it.
  let completed: Int64
  let colour: Colour

  init(_ row: taskcore_tag) {
    name = String(c: row.name)
    open = row.open_count
    completed = row.completed_count
    colour = Colour(code: row.colour)
  }
}
