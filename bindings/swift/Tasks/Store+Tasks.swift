import CTaskcoreHeader

extension TaskQuery {
  /// Hands the C form of it to `call`.
  ///
  /// - Throws: What `call` throws; where the filter does not parse, with the column of the line.
  func withConditions<Result>(
    _ call: (UnsafePointer<taskcore_query>) throws -> Result
  ) throws -> Result {
    try withInput { input in try (filter ?? "").locating { try call(input) } }
  }
}

/// How tasks are completed.
public struct CompletionRules: Sendable {
  /// Those with open subtasks are refused.
  public var refusesOpenSubtasks = false
  /// Those that repeat go on with the first occurrence after now.
  public var skipsMissed = false
  /// Those that repeat do so no longer.
  public var endsSeries = false

  /// Says what is not as usual.
  public init(
    refusesOpenSubtasks: Bool = false, skipsMissed: Bool = false, endsSeries: Bool = false
  ) {
    self.refusesOpenSubtasks = refusesOpenSubtasks
    self.skipsMissed = skipsMissed
    self.endsSeries = endsSeries
  }

  /// The library's TASKCORE_COMPLETE_...
  fileprivate var flags: UInt64 {
    (refusesOpenSubtasks ? TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS : 0)
      | (skipsMissed ? TASKCORE_COMPLETE_SKIP_MISSED : 0)
      | (endsSeries ? TASKCORE_COMPLETE_SERIES : 0)
  }
}

extension Store {
  /// Makes the same changes to several tasks.
  public func update(_ tasks: Selection, with changes: TaskChanges) throws {
    try changes.withInput { input in
      try change(tasks) {
        taskcore_task_update(handle, $0, $1, input)
      } query: {
        taskcore_task_update_where(handle, $0, input, nil)
      }
    }
  }

  /// Completes tasks, with their open subtasks.
  public func complete(
    _ tasks: Selection, _ rules: CompletionRules = CompletionRules()
  ) throws {
    let flags = rules.flags
    try change(tasks) {
      taskcore_task_complete(handle, $0, $1, flags)
    } query: {
      taskcore_task_complete_where(handle, $0, flags, nil)
    }
  }

  /// Cancels tasks, with their open subtasks: they are closed, and score nothing. Of those that repeat, it
  /// is the present occurrence, or the whole series.
  public func cancel(_ tasks: Selection, wholeSeries: Bool = false) throws {
    let flags: UInt64 = wholeSeries ? TASKCORE_CANCEL_SERIES : 0
    try change(tasks) {
      taskcore_task_cancel(handle, $0, $1, flags)
    } query: {
      taskcore_task_cancel_where(handle, $0, flags, nil)
    }
  }

  /// Takes back that tasks were completed or cancelled.
  public func reopen(_ tasks: Selection) throws {
    try change(tasks, taskcore_task_reopen, taskcore_task_reopen_where)
  }

  /// Moves tasks to the trash.
  public func delete(_ tasks: Selection) throws {
    try change(tasks, taskcore_task_delete, taskcore_task_delete_where)
  }

  /// Takes tasks out of the trash.
  public func restore(_ tasks: Selection) throws {
    try change(tasks, taskcore_task_restore, taskcore_task_restore_where)
  }

  /// Removes tasks for good.
  public func purge(_ tasks: Selection) throws {
    try change(tasks, taskcore_task_purge, taskcore_task_purge_where)
  }

  /// Gives tasks another place in the manual order, another project or another parent.
  public func move(_ tasks: Selection, to place: OrderDestination) throws {
    try place.withInput { input in
      try change(tasks) {
        taskcore_task_move(handle, $0, $1, input)
      } query: {
        taskcore_task_move_where(handle, $0, input, nil)
      }
    }
  }

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
    try query.withConditions { try Self.check(taskcore_task_query(handle, $0, &list)) }
    return try TaskList(list)
  }

  /// Calls the function for ids, or the one for a query: either way it is one step for undo.
  private func change(
    _ tasks: Selection,
    ids: (UnsafePointer<Int64>, Int) -> taskcore_status,
    query: (UnsafePointer<taskcore_query>) -> taskcore_status
  ) throws {
    switch tasks {
    case .ids(let list): try Self.check(ids(list, list.count))
    case .query(let conditions): try conditions.withConditions { try Self.check(query($0)) }
    }
  }

  /// Calls one of two functions that take only the tasks.
  private func change(
    _ tasks: Selection,
    _ ids: (UnsafeMutablePointer<taskcore_store>, UnsafePointer<Int64>, Int) -> taskcore_status,
    _ query: (
      UnsafeMutablePointer<taskcore_store>, UnsafePointer<taskcore_query>,
      UnsafeMutablePointer<Int64>?
    ) -> taskcore_status
  ) throws {
    try change(tasks) {
      ids(handle, $0, $1)
    } query: {
      query(handle, $0, nil)
    }
  }
}
