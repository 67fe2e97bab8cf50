import CTaskcoreHeader

/// When to remind of a task.
public enum Reminder: Hashable, Sendable {
  /// In milliseconds since 1970 UTC.
  case at(Int64)
  /// The same by the clock wherever one is, at what it shows in the store's zone then.
  case floating(Int64)
  /// So many seconds after the start; before it when negative.
  case start(Int64)
  /// The same with the due.
  case due(Int64)

  init(_ row: taskcore_reminder) {
    switch row.kind {
    case TASKCORE_REMINDER_START: self = .start(row.offset_s)
    case TASKCORE_REMINDER_DUE: self = .due(row.offset_s)
    default: self = row.is_floating == 0 ? .at(row.at_ms) : .floating(row.at_ms)
    }
  }

  /// For the library.
  var input: taskcore_reminder {
    var input = blank(taskcore_reminder(), taskcore_reminder_init)
    switch self {
    case .at(let instant):
      input.kind = TASKCORE_REMINDER_AT
      input.at_ms = instant
    case .floating(let instant):
      input.kind = TASKCORE_REMINDER_AT
      input.is_floating = 1
      input.at_ms = instant
    case .start(let seconds):
      input.kind = TASKCORE_REMINDER_START
      input.offset_s = seconds
    case .due(let seconds):
      input.kind = TASKCORE_REMINDER_DUE
      input.offset_s = seconds
    }
    return input
  }
}
