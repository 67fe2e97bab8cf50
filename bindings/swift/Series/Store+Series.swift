import CTaskcoreHeader

extension Store {
  /// How many occurrences of a task were done one after the other.
  public func streak(of task: Int64) throws -> SeriesStreak {
    SeriesStreak(
      try Self.filled(taskcore_series_streak(), \.struct_size) {
        taskcore_series_streak_read(handle, task, $0)
      })
  }

  /// What became of the last occurrences of a task, the last one first; at most so many, after the last ones.
  public func pastOccurrences(
    of task: Int64, limit: Int64 = 100, offset: Int64 = 0
  ) throws -> [PastOccurrence] {
    var options = blank(
      taskcore_series_history_query_options(), taskcore_series_history_query_options_init)
    options.task_id = task
    (options.limit, options.offset) = (limit, offset)
    return try PastOccurrence.list.read { taskcore_series_history_query(handle, &options, &$0) }
  }
}
