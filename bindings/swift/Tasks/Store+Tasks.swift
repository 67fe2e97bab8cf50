import CTaskcoreHeader

extension Store {
  /// The tasks of a selection.
  public func tasks(_ selection: Selection) throws -> [Task] {
    switch selection {
    case .ids(let ids): try tasks(ids)
    case .query(let query): try tasks(query).tasks
    }
  }

  /// The tasks that a query finds.
  public func tasks(_ query: TaskQuery) throws -> TaskList {
    var list: UnsafeMutablePointer<taskcore_task_list>?
    try query.withInput { input in
      try (query.filter ?? "").locating {
        try Self.check(taskcore_task_query(handle, input, &list))
      }
    }
    return try TaskList(list)
  }
}
