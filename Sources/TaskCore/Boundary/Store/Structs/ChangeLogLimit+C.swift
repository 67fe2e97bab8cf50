import CTaskcore
import Domain

extension ChangeLogLimit {
  /// - Throws: `invalid` for an instant that cannot be.
  init(_ given: taskcore_log_trim_options) throws {
    self.init(
      before: given.fields & TASKCORE_LOG_TRIM_BEFORE == 0
        ? nil : try Instant(milliseconds: given.before_ms, field: "before_ms"),
      maxBytes: given.fields & TASKCORE_LOG_TRIM_MAX_BYTES == 0 ? nil : given.max_bytes)
  }
}
