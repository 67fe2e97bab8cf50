import CTaskcoreHeader

/// One task as a line on a screen.
struct Row {
  let id: Int64
  let title: String
  let due: String
  let project: String
  let tags: String
  let priority: String
  let progress: String
  let blocked: String
  let isDone: Bool
  let isFavourite: Bool
  let depth: Int
  let colour: Colour
  let dueColour: Colour

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
