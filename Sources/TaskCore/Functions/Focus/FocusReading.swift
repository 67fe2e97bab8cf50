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
    let list = FocusList(at: try handle.now(), in: handle.locale)
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
///   - options: the time, in the years 1 to 9999, and which of them to list. NULL: all of them.
///   - sessions: receives the list, to be freed with `taskcore_focus_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for an end before the
///   beginning, for NULL `sessions` and for a wrong `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_query)
public func focusQuery(
  store: StorePointer, options: In<taskcore_focus_query_options>,
  sessions: Out<Handle<taskcore_focus_list>>
) -> taskcore_status {
  list(store, sessions, "sessions") { handle in
    let options = try given(options)
    let range = try options.range(mayBeEmpty: true)
    let page = try options.page()
    let list = FocusList(at: try handle.now(), in: handle.locale)
    try handle.store.read {
      try handle.store.focusListing.forEach(in: range, page) { try list.append($0) }
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
///   - next: receives it; its `struct_size` is set before the call, and the rest is 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_next_read)
public func focusNextRead(store: StorePointer, next: Out<taskcore_focus_next>) -> taskcore_status {
  filling(next, "next", of: store) { handle in
    let now = try handle.now()
    let (turn, settings) = try handle.store.read {
      (try NextFocus(handle.store).run(at: now), try handle.store.settings.focus())
    }
    return taskcore_focus_next(
      struct_size: MemoryLayout<taskcore_focus_next>.size, kind: turn.kind.rawValue,
      minutes: settings.minutes(of: turn.kind), round: Int32(clamping: turn.round), reserved: 0)
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
///   - options: the time, in the years 1 to 9999, by what to add it up, and which totals to list: of tasks
///     and projects, the most first; of days, in their order. NULL: all time, by task.
///   - totals: receives the list, to be freed with `taskcore_focus_total_list_free`; NULL on failure.
///     What there was no work on is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for an end before the
///   beginning, for another grouping, for NULL `totals` and for a wrong `struct_size`; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_total_query)
public func focusTotalQuery(
  store: StorePointer, options: In<taskcore_focus_total_query_options>,
  totals: Out<Handle<taskcore_focus_total_list>>
) -> taskcore_status {
  list(store, totals, "totals") { handle in
    let options = try given(options)
    let range = try options.range(mayBeEmpty: true)
    let page = try options.page()
    let grouping = FocusGrouping(rawValue: options.grouping)
    guard let grouping = options.grouping == 0 ? .task : grouping else {
      throw Failure(
        .invalid,
        "Focus times are added up by 1 to 3: task, project or day, not \(options.grouping).",
        field: "grouping")
    }
    let now = try handle.now()
    let totals = try handle.store.read {
      try handle.store.focusTotals(by: grouping, in: range, at: now)
    }
    return try FocusTotalList(totals.page(page))
  }
}
