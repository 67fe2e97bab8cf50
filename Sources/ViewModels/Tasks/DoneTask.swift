package import Domain

/// What was done, as the home screen, the report and the pulse count it: each entry of the completion log.
///
/// These are tasks and subtasks, each once, and occurrences of what repeats; wherever they are by now, also in
/// the trash, purged or in an archived project. What was skipped or cancelled is none, and what was reopened is
/// none any more. The day is that of the store, from the time on at which days begin.
package struct DoneTask: Equatable, Sendable {
  /// Nil when the task was purged.
  package var taskID: Int64?
  package var completed: Instant
  package var points: Int64

  package init(taskID: Int64?, completed: Instant, points: Int64) {
    self.taskID = taskID
    self.completed = completed
    self.points = points
  }
}

extension Row {
  /// A task among what was done, also where it is open again with its next occurrence, or in the trash.
  init(done task: TaskFacts, at now: Instant, in zone: any Zone, _ wording: Wording) {
    self.init(task, at: now, in: zone, wording)
    guard !task.isCompleted else { return }
    isStruckThrough = true
    state = .completed
    colour = .green
    dueLabel = ""
    dueColour = .grey
    daysRemaining = nil
    isOverdue = false
    // An occurrence that is done cannot be done again; what follows it has a row of its own.
    if task.status != .deleted { actions = [.edit] }
  }
}
