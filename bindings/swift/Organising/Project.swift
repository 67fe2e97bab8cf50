import CTaskcoreHeader

/// A project, as it was when it was read.
public struct Project: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The name.
  public let name: String
  /// How many of its tasks are open.
  public let open: Int64
  /// How many of its tasks are completed.
  public let completed: Int64
  /// In milliseconds since 1970 UTC.
  public let created: Int64
  /// The description.
  public let description: String
  /// The icon.
  public let icon: String
  /// The colour.
  public let colour: Colour
  /// Since when, in milliseconds since 1970 UTC.
  public let archived: Int64?

  init(_ row: taskcore_project) {
    id = row.id
    uid = String(c: row.uid)
    name = String(c: row.name)
    open = row.open_count
    completed = row.completed_count
    created = row.created_ms
    description = String(c: row.description)
    icon = String(c: row.icon)
    colour = Colour(code: row.colour)
    archived = row.archived != 0 ? row.archived_ms : nil
  }
}
