import CTaskcoreHeader

extension Store {
  /// What the log has of a task, or of all for 0, in the order of time; at most so many, 0 for all,
  /// after the first ones.
  public func completions(
    of task: Int64, in range: Range<Int64>, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [LoggedCompletion] {
    var options = blank(taskcore_completion_query_options(), taskcore_completion_query_options_init)
    options.fields = TASKCORE_COMPLETION_QUERY_FROM | TASKCORE_COMPLETION_QUERY_BEFORE
    options.task_id = task
    options.from_ms = range.lowerBound
    options.before_ms = range.upperBound
    (options.limit, options.offset) = (limit, offset)
    return try completions { taskcore_completion_query(handle, &options, &$0) }
  }

  /// What the log has under these ids, in that order.
  public func completions(_ ids: [Int64]) throws -> [LoggedCompletion] {
    try completions { taskcore_completion_get(handle, ids, ids.count, &$0) }
  }

  /// Copies the list that a call gives, with the titles that the tasks have now.
  private func completions(
    _ call: (inout UnsafeMutablePointer<taskcore_completion_list>?) -> taskcore_status
  ) throws -> [LoggedCompletion] {
    var list: UnsafeMutablePointer<taskcore_completion_list>?
    try Self.check(call(&list))
    defer { taskcore_completion_list_free(list) }
    let rows = RowList(
      taskcore_completion_list_count, taskcore_completion_list_at, taskcore_completion_list_rows,
      taskcore_completion_list_free
    ) { $0 }.borrowed(list)
    let ids = Set(rows.map(\.task_id)).subtracting([0])
    let titles = Dictionary(
      try tasks(Array(ids)).map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return rows.map { LoggedCompletion($0, title: titles[$0.task_id]) }
  }
}
