import CTaskcoreHeader

extension LoggedCompletion {
  /// Copies a list, with the titles that the tasks have now, and frees it.
  static func elements(
    of list: UnsafeMutablePointer<taskcore_completion_list>?, in store: Store
  ) throws -> [Self] {
    defer { taskcore_completion_list_free(list) }
    let rows = RowList(
      count: taskcore_completion_list_count, at: taskcore_completion_list_at,
      rows: taskcore_completion_list_rows, free: taskcore_completion_list_free
    ) { $0 }.borrowed(list)
    let ids = Set(rows.map(\.task_id)).subtracting([0])
    let titles = Dictionary(
      try store.tasks(Array(ids)).map { ($0.id, $0.title) },
      uniquingKeysWith: { first, _ in first })
    return rows.map { Self($0, title: titles[$0.task_id]) }
  }
}
