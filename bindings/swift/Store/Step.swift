import CTaskcoreHeader

/// What one call changed.
public struct Step: Sendable {
  /// What the call did.
  public let action: StepAction
  /// How many tasks it changed.
  public let tasks: Int64
  /// How many projects it changed.
  public let projects: Int64
  /// How many events it changed.
  public let events: Int64

  init(_ step: taskcore_step) {
    action = StepAction(rawValue: step.action)
    tasks = step.task_count
    projects = step.project_count
    events = step.event_count
  }
}
