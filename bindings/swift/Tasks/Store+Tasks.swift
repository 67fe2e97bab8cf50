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
  /// Copies a task with its subtasks, right behind it, and returns the id of the copy.
  public func copyTask(_ id: Int64) throws -> Int64 {
    try Self.number { taskcore_task_copy(handle, id, $0) }
  }

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

  /// All that is wrong with a new task, or with changes to one; nothing is changed.
  public func problems(ofTask id: Int64?, with changes: TaskChanges) throws -> [Problem] {
    try changes.withInput { input in
      try Problem.list.read { taskcore_task_check(handle, id ?? 0, input, &$0) }
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

  /// Marks open tasks as in progress; they stay open.
  public func start(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_start(handle, ids, ids.count))
  }

  /// Marks tasks as in progress no longer.
  public func stop(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_stop(handle, ids, ids.count))
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

  /// Removes the tasks for good that went to the trash before an instant, and counts them.
  public func purge(deletedBefore instant: Int64) throws -> Int64 {
    try Self.number { taskcore_task_purge_before(handle, instant, $0) }
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

  /// Makes tasks subtasks of the ones before them.
  public func indent(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_indent(handle, ids, ids.count))
  }

  /// Makes subtasks the tasks after their parents.
  public func outdent(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_outdent(handle, ids, ids.count))
  }

  /// The tasks with these ids, in that order.
  public func tasks(_ ids: [Int64]) throws -> [Task] {
    var list: UnsafeMutablePointer<taskcore_task_list>?
    try Self.check(taskcore_task_get(handle, ids, ids.count, &list))
    return TaskList(list).tasks
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
    return TaskList(list)
  }

  /// How many tasks a query finds.
  public func count(_ query: TaskQuery) throws -> Int64 {
    try query.withConditions { input in
      try Self.number { taskcore_task_count(handle, input, $0) }
    }
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
