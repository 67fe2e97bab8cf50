public import CTaskcore
import Domain
import Storage
import UseCases

/// Reads the focus session or break that is running or paused, as it is at this instant.
///
/// - Parameters:
///   - store: the store.
///   - sessions: receives a list of it, or of none, to be freed with `taskcore_focus_list_free`; NULL
///     on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_current)
public func focusCurrent(
  store: StorePointer, sessions: Out<Handle<taskcore_focus_list>>
) -> taskcore_status {
  list(store, sessions, "sessions") { handle in
    let list = FocusList(at: try handle.now())
    try handle.store.read {
      try handle.store.focusListing.forEachCurrent { try list.appendGoing($0) }
    }
    return list
  }
}

/// Lists the focus sessions and breaks that started in a time, the first one first.
///
/// - Parameters:
///   - store: the store.
///   - fromMs: its beginning, in milliseconds since 1970 UTC, years 1 to 9999.
///   - beforeMs: its end, which does not belong to it, likewise.
///   - sessions: receives the list, to be freed with `taskcore_focus_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for instants out of range, for an end before the
///   beginning and for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_history)
public func focusHistory(
  store: StorePointer, fromMs: Int64, beforeMs: Int64, sessions: Out<Handle<taskcore_focus_list>>
) -> taskcore_status {
  list(store, sessions, "sessions") { handle in
    let range = try Range(from: fromMs, before: beforeMs, mayBeEmpty: true)
    let list = FocusList(at: try handle.now())
    try handle.store.read {
      try handle.store.focusListing.forEach(in: range) {
        try list.append($0)
      }
    }
    return list
  }
}

/// Tells what comes after the focus session or break that is running or paused, or else after the one
/// that was finished last: a short break after work, a long one when the rounds are full, and work
/// after a break. After an hour without any, it begins anew with work.
///
/// - Parameters:
///   - store: the store.
///   - kind: receives `TASKCORE_FOCUS_KIND_WORK`, `_SHORT_BREAK` or `_LONG_BREAK`; 0 on failure. NULL is
///     fine, here and below.
///   - minutes: receives how long that is set to be; 0 on failure.
///   - round: receives which round it belongs to, from 1; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_next)
public func focusNext(
  store: StorePointer, kind: Out<Int32>, minutes: Out<Int32>, round: Out<Int32>
) -> taskcore_status {
  kind?.pointee = 0
  minutes?.pointee = 0
  round?.pointee = 0
  return call(store) { handle in
    let now = try handle.now()
    let (turn, settings) = try handle.store.read {
      (try NextFocus(handle.store).run(at: now), try handle.store.settings.focus())
    }
    kind?.pointee = turn.kind.rawValue
    minutes?.pointee = settings.minutes(of: turn.kind)
    round?.pointee = Int32(clamping: turn.round)
  }
}

/// Adds up how much was worked in a time, by task, project or day.
///
/// Only the time in which sessions ran counts, without pauses and breaks, and nothing of what was
/// cancelled; of the one that is running, the time up to now. Work across midnight counts for each of
/// the two days. The project is the one that the task was in when its session started.
///
/// - Parameters:
///   - store: the store.
///   - fromMs: the beginning of the time, in milliseconds since 1970 UTC, years 1 to 9999.
///   - beforeMs: its end, which does not belong to it, likewise.
///   - by: `TASKCORE_FOCUS_BY_TASK` or `_PROJECT`, the most first, or `_DAY`, in their order.
///   - totals: receives the list, to be freed with `taskcore_focus_total_list_free`; NULL on failure.
///     What there was no work on is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for instants out of range, for an end before the
///   beginning, for another `by` and for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_totals)
public func focusTotals(
  store: StorePointer, fromMs: Int64, beforeMs: Int64, by: Int32,
  totals: Out<Handle<taskcore_focus_total_list>>
) -> taskcore_status {
  list(store, totals, "totals") { handle in
    let range = try Range(from: fromMs, before: beforeMs, mayBeEmpty: true)
    guard let grouping = FocusGrouping(rawValue: by) else {
      throw Failure(
        .invalid, "Focus times are added up by 1 to 3: task, project or day, not \(by).",
        field: "by")
    }
    let now = try handle.now()
    return try FocusTotalList(
      handle.store.read { try handle.store.focusTotals(by: grouping, in: range, at: now) })
  }
}
