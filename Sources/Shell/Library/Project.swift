import CTaskcoreHeader

/// A project, as it was when it was read.
struct Project {
  let id: Int64
  let uid: String
  let name: String
  /// How many of its tasks are open.
  let open: Int64
  /// How many of its tasks are completed.
  let completed: Int64
  /// In milliseconds since 1970 UTC.
  let created: Int64
  let description: String
  let icon: String
  let colour: Colour
  /// Since when, in milliseconds since 1970 UTC.
  let archived: Int64?

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
