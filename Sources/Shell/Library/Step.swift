import CTaskcoreHeader

/// What one command changed.
struct Step {
  /// `add 3 tasks`, `add 1 task and 1 project` or `change 1 project`
  let text: String

  init(_ step: taskcore_step) {
    let tasks = step.task_count == 1 ? "1 task" : "\(step.task_count) tasks"
    let projects = step.project_count == 1 ? "1 project" : "\(step.project_count) projects"
    text =
      switch step.action {
      case TASKCORE_ACTION_ADD_PROJECT: "add \(projects)"
      case TASKCORE_ACTION_UPDATE_PROJECT: "change \(projects)"
      case TASKCORE_ACTION_DELETE_PROJECT: "delete \(projects)"
      case let action:
        "\(Self.verb(action)) \(tasks)" + (step.project_count > 0 ? " and \(projects)" : "")
      }
  }

  private static func verb(_ action: Int32) -> String {
    switch action {
    case TASKCORE_ACTION_ADD_TASKS: "add"
    case TASKCORE_ACTION_UPDATE_TASKS: "edit"
    case TASKCORE_ACTION_COMPLETE_TASKS: "complete"
    case TASKCORE_ACTION_REOPEN_TASKS: "reopen"
    case TASKCORE_ACTION_DELETE_TASKS: "delete"
    case TASKCORE_ACTION_RESTORE_TASKS: "restore"
    case TASKCORE_ACTION_IMPORT: "import"
    default: "change"
    }
  }
}
