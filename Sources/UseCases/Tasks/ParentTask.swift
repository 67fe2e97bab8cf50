import Domain
import Localization

/// A task that others are put under, any number of them in one step.
struct ParentTask {
  private let task: Task
  /// Its own id and those of the tasks that it is below.
  private let lineage: Set<Int64>
  /// What a refusal is about.
  private let field: String

  var projectID: Int64 { task.projectID }

  /// A parent for tasks without subtasks, which cannot come to be below themselves.
  init(_ task: Task, field: String = "parent_id") {
    self.task = task
    lineage = [task.id]
    self.field = field
  }

  /// A parent for tasks that may have subtasks.
  init(_ task: Task, field: String = "parent_id", in store: any Store) throws {
    self.task = task
    let above = try store.tasks.ancestors(of: [task.id], Set(Status.allCases))
    lineage = Set(above.map(\.id)).union([task.id])
    self.field = field
  }

  /// - Throws: `conflict` when a task would come to be below itself, or for a parent that is in the
  ///   trash or completed.
  func adopt(_ child: inout Task) throws {
    if child.parentID != task.id, lineage.contains(child.id) {
      let reason: Message =
        child.id == task.id
        ? "it cannot be a subtask of itself"
        : "it cannot be a subtask of \(task.reference), which is below it"
      throw Failure(
        .conflict, "This would go in a circle: \(child.reference): \(reason).", field: field)
    }
    try child.setParent(task, field: field)
  }
}
