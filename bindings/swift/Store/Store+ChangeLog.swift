import CTaskcoreHeader

extension Store {
  /// How far back the change log goes, and how large it is; all of it is read.
  public func changeLogReport() throws -> ChangeLogReport {
    ChangeLogReport(
      try Self.filled(taskcore_log_report(), \.struct_size) { taskcore_log_read(handle, $0) })
  }

  /// Removes the oldest steps of the change log for good: those before a time, or what has no room in a size.
  /// What they changed stays; undo and the history of tasks end there.
  @discardableResult
  public func trimChangeLog(before: Int64? = nil, maxBytes: Int64? = nil) throws -> ChangeLogReport
  {
    var options = blank(taskcore_log_trim_options(), taskcore_log_trim_options_init)
    if let before {
      options.fields |= TASKCORE_LOG_TRIM_BEFORE
      options.before_ms = before
    }
    if let maxBytes {
      options.fields |= TASKCORE_LOG_TRIM_MAX_BYTES
      options.max_bytes = maxBytes
    }
    return ChangeLogReport(
      try Self.filled(taskcore_log_report(), \.struct_size) {
        taskcore_log_trim(handle, &options, $0)
      })
  }
}
