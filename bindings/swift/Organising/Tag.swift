import CTaskcoreHeader

/// A tag, as it was when it was read.
public struct Tag: Sendable {
  /// The name.
  public let name: String
  /// How many open tasks have it.
  public let open: Int64
  /// How many completed tasks have it.
  public let completed: Int64
  /// The colour.
  public let colour: Colour

  init(_ row: taskcore_tag) {
    name = String(c: row.name)
    open = row.open_count
    completed = row.completed_count
    colour = Colour(code: row.colour)
  }
}
