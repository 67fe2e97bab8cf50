import CTaskcoreHeader

/// One task as a line on a screen.
public struct Row: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The title.
  public let title: String
  /// When it is due.
  public let due: String
  /// The project.
  public let project: String
  /// The tags.
  public let tags: String
  /// The priority.
  public let priority: String
  /// The progress.
  public let progress: String
  /// What it waits for; empty for nothing.
  public let blocked: String
  /// 1 when it is done.
  public let isDone: Bool
  /// 0 or 1.
  public let isFavourite: Bool
  /// How far it is to be indented.
  public let depth: Int
  /// The colour.
  public let colour: Colour
  /// The colour of its due.
  public let dueColour: Colour

  init(_ row: taskcore_row) {
    id = row.task_id
    title = String(c: row.title)
    due = String(c: row.due_label)
    project = String(c: row.project_label)
    tags = String(c: row.tags_label)
    priority = String(c: row.priority_label)
    progress = String(c: row.progress_label)
    blocked = String(c: row.blocked_label)
    isDone = row.is_struck_through != 0
    isFavourite = row.is_favourite != 0
    depth = Int(row.depth)
    colour = Colour(code: row.colour)
    dueColour = Colour(code: row.due_colour)
  }
}
