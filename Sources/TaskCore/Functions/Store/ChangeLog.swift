public import CTaskcore
import Domain
import UseCases

/// Tells how far back the change log goes, and how large it is; all of it is read.
///
/// The change log has every step, for undo, for the history of tasks and for those who observe the store.
///
/// - Parameters:
///   - store: the store.
///   - report: receives it; zero on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_log_read)
public func logRead(store: StorePointer, report: Out<taskcore_log_report>) -> taskcore_status {
  filling(report, "report", of: store) { handle in
    try handle.store.read { taskcore_log_report(try handle.store.changeLogReport()) }
  }
}

/// Removes the oldest steps of the change log for good.
///
/// What they changed stays as it is; it can be undone no more, and the history of tasks begins later. What undo and
/// redo find, and the history, end there. A trim cannot be undone, and leaves what was undone last to be done again.
/// The room in the file is used again by what comes. Steps go from the oldest one on: with a time, up to the
/// first one that is not before it; with a size, until what is left has room; with both, as many as either says.
///
/// - Parameters:
///   - store: the store.
///   - options: how much is kept.
///   - report: receives what is left; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`, also when nothing had to go; `TASKCORE_EINVALID` for NULL `options`, for no limit, a
///   size below 0, an invalid instant, and for a wrong `struct_size`; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   log trimmed.
///   Since 0.1.0.
@c(taskcore_log_trim)
public func logTrim(
  store: StorePointer, options: In<taskcore_log_trim_options>, report: Out<taskcore_log_report>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    guard let options else {
      throw Failure(.invalid, "The options must not be NULL.", field: "options")
    }
    let limit = try ChangeLogLimit(try given(options))
    return taskcore_log_report(
      try TrimChangeLog(handle.store).run(to: limit, at: handle.now()))
  }
}

extension taskcore_log_report {
  fileprivate init(_ report: ChangeLogReport) {
    self.init(
      struct_size: MemoryLayout<taskcore_log_report>.size, step_count: report.stepCount,
      change_count: report.changeCount, byte_count: report.byteCount,
      first_ms: report.first?.milliseconds ?? 0, trimmed_ms: report.trimmed?.milliseconds ?? 0)
  }
}
