import CTaskcore
import Domain

extension IdleTime {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_idle_time>?) throws {
    let idle = try required(pointer, "idle").checked()
    self.init(
      since: try Instant(milliseconds: idle.since_ms, field: "since_ms"),
      choice: try Choice(code: idle.choice))
    goesOn = try !flag(idle.is_stopped, "is_stopped")
    if idle.has(TASKCORE_IDLE_TIME_TASK) { subject.taskID = idle.task_id }
    if idle.has(TASKCORE_IDLE_TIME_PROJECT) { subject.projectID = idle.project_id }
    if idle.has(TASKCORE_IDLE_TIME_NOTE) { subject.note = try text(idle.note, "note") }
  }
}
