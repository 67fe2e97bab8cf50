import CTaskcore
import Domain

extension TimeEntryInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_time_entry_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_TIME_ENTRY_TASK) { taskID = input.task_id }
    if input.has(TASKCORE_TIME_ENTRY_PROJECT) { projectID = input.project_id }
    if input.has(TASKCORE_TIME_ENTRY_START) {
      start = try Instant(milliseconds: input.start_ms, field: "start_ms")
    }
    if input.has(TASKCORE_TIME_ENTRY_END) {
      end = try Instant(milliseconds: input.end_ms, field: "end_ms")
    }
    if input.has(TASKCORE_TIME_ENTRY_NOTE) { note = try TaskCore.text(input.note, "note") }
    if input.has(TASKCORE_TIME_ENTRY_HOURLY_RATE) {
      hourlyRate = .some(hourlyRateOrNone(input.hourly_rate_millionths))
    }
  }
}
