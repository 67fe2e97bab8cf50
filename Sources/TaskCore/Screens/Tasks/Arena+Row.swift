import CTaskcore
import Domain
import ViewModels

extension Arena {
  /// A task as a line on a screen, with its texts.
  func row(_ row: Row) throws -> taskcore_row {
    taskcore_row(
      struct_size: MemoryLayout<taskcore_row>.size, task_id: row.taskID, title: try text(row.title),
      due_label: try text(row.dueLabel), project_label: try text(row.projectLabel),
      tags_label: try text(row.tagsLabel), priority_label: try text(row.priorityLabel),
      progress_label: try text(row.progressLabel), blocked_label: try text(row.blockedLabel),
      is_struck_through: row.isStruckThrough ? 1 : 0, is_favourite: row.isFavourite ? 1 : 0,
      is_overdue: row.isOverdue ? 1 : 0, has_days_remaining: row.daysRemaining == nil ? 0 : 1,
      days_remaining: row.daysRemaining ?? 0, depth: row.depth, colour: row.colour.rawValue,
      due_colour: row.dueColour.rawValue, actions: row.actions.rawValue,
      state: row.state.rawValue)
  }
}
