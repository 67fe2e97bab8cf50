import CTaskcore
import Domain

extension TimeEntryQuery {
  /// What the members that a caller announced ask for; NULL asks for all.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_time_entry_query_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_TIME_ENTRY_QUERY_ENTITY) { kind = try Kind(code: options.entity) }
    if options.has(TASKCORE_TIME_ENTRY_QUERY_TASK) { task = options.task_id }
    if options.has(TASKCORE_TIME_ENTRY_QUERY_PROJECT) { project = options.project_id }
    if options.has(TASKCORE_TIME_ENTRY_QUERY_RUNNING) {
      isRunning = try flag(options.is_running, "is_running")
    }
    if options.hasRange { range = try options.range(mayBeEmpty: true) }
    page = try options.page()
  }
}
