import CTaskcore
import Domain
import ViewModels

/// What lives and goes with a screen.
extension Arena {
  /// - Throws: `outOfMemory`.
  func text(_ text: String) throws -> UnsafePointer<CChar> {
    if text.isEmpty { return staticText("") }
    guard let copy = copy(text) else { throw Failure.noMemory }
    return copy
  }

  /// Each element as C has it; NULL for none.
  func array<Element, CElement>(
    _ elements: [Element], of type: CElement.Type, _ translate: (Element) throws -> CElement
  ) throws -> UnsafePointer<CElement>? {
    if elements.isEmpty { return nil }
    guard let copies = allocate(type, count: elements.count) else { throw Failure.noMemory }
    for (index, element) in elements.enumerated() { copies[index] = try translate(element) }
    return UnsafePointer(copies)
  }

  func row(_ row: Row) throws -> taskcore_row {
    taskcore_row(
      struct_size: MemoryLayout<taskcore_row>.size, task_id: row.taskID, title: try text(row.title),
      due_label: try text(row.dueLabel), project_label: try text(row.projectLabel),
      tags_label: try text(row.tagsLabel), priority_label: try text(row.priorityLabel),
      progress_label: try text(row.progressLabel), blocked_label: try text(row.blockedLabel),
      is_struck_through: row.isStruckThrough ? 1 : 0, is_favourite: row.isFavourite ? 1 : 0,
      is_overdue: row.isOverdue ? 1 : 0, has_days_remaining: row.daysRemaining == nil ? 0 : 1,
      days_remaining: row.daysRemaining ?? 0, depth: row.depth, colour: row.colour.rawValue,
      due_colour: row.dueColour.rawValue)
  }
}
