public import CTaskcore
import Domain
import Storage

/// Tells how many occurrences of a task that repeats were done one after the other.
///
/// An occurrence is done when it was completed on its day or before, or after it and before the day of the next
/// one. What was completed later was missed, and counts for the occurrence in whose time it was completed, unless
/// that one has a completion of its own. What was skipped or cancelled neither keeps nor breaks a streak, and
/// neither does what was missed on a holiday or an ignored weekday (`taskcore_pulse_settings`). The present
/// occurrence counts for nothing while there is time for it. Days begin as `taskcore_day_begins_set` says, in the
/// task's zone.
///
/// - Parameters:
///   - store: the store.
///   - taskId: the task, which may be in the trash.
///   - streak: receives it; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such task; `TASKCORE_ECONFLICT` for one that
///   does not repeat and never did; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_series_streak_read)
public func seriesStreakRead(
  store: StorePointer, taskId: Int64, streak: Out<taskcore_series_streak>
) -> taskcore_status {
  filling(streak, "streak", of: store) { handle in
    let now = try handle.now()
    let history = try handle.store.read { try handle.store.seriesHistory(ofTask: taskId, at: now) }
    let streaks = try history.streaks { try handle.store.safePoints.check() }
    return taskcore_series_streak(
      struct_size: MemoryLayout<taskcore_series_streak>.size,
      current: streaks.current?.count ?? 0, longest: streaks.longest?.count ?? 0,
      current_first_date: streaks.current?.first.date.packed ?? 0,
      current_last_date: streaks.current?.last.date.packed ?? 0,
      longest_first_date: streaks.longest?.first.date.packed ?? 0,
      longest_last_date: streaks.longest?.last.date.packed ?? 0, done_count: streaks.doneCount,
      skipped_count: streaks.skippedCount)
  }
}

/// Lists what became of the last occurrences of a task that repeats, the last one first: which were done, skipped
/// or missed, as `taskcore_series_streak_read` counts them.
///
/// - Parameters:
///   - store: the store.
///   - options: the task, and which of its last 1,000,000 occurrences to list.
///   - occurrences: receives the list, to be freed with `taskcore_past_occurrence_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such task; `TASKCORE_ECONFLICT` for one that
///   does not repeat and never did; `TASKCORE_EINVALID` for a limit out of its range, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_series_history_query)
public func seriesHistoryQuery(
  store: StorePointer, options: In<taskcore_series_history_query_options>,
  occurrences: Out<Handle<taskcore_past_occurrence_list>>
) -> taskcore_status {
  list(store, occurrences, "occurrences") { handle in
    let options = try required(options, "options").checked()
    let page = try options.cappedPage()
    let now = try handle.now()
    let history = try handle.store.read {
      try handle.store.seriesHistory(ofTask: options.task_id, at: now)
    }
    let list = PastOccurrenceList()
    let wanted = Int(clamping: min(page.end, SeriesHistory.furthest))
    let entries = try history.last(wanted) { try handle.store.safePoints.check() }
    for entry in entries.page(page) { try list.append(entry, in: history.days) }
    return list
  }
}
