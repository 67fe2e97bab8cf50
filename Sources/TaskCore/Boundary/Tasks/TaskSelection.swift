import CTaskcore
import Domain
import Platform
import Storage
import UseCases

/// Asks for the ids of what a call is about; it is called as part of the step.
typealias TaskSelection = () throws -> [Int64]

/// Runs a call that changes what is given by its ids.
func change(
  _ store: UnsafePointer<taskcore_store>?, _ ids: UnsafePointer<Int64>?, _ count: UInt,
  function: StaticString = #function,
  _ body: (StoreHandle, TaskSelection, Instant) throws -> Void
) -> taskcore_status {
  call(store, function: function) { handle in
    let ids = Array(
      try buffer(ids, count: count, "ids", bytesEach: MemoryNeed.bytesOfChange))
    try body(handle, { ids }, handle.now())
  }
}

/// Runs a call that changes the tasks that a query asks for, those of one status unless it says
/// something else of that, and tells how many these were.
func change(
  _ store: UnsafePointer<taskcore_store>?, where query: UnsafePointer<taskcore_query>?,
  default status: Status = .open, _ changed: UnsafeMutablePointer<Int64>?,
  function: StaticString = #function,
  _ body: (StoreHandle, TaskSelection, Instant) throws -> Void
) -> taskcore_status {
  changed?.pointee = 0
  return call(store, function: function) { handle in
    let now = try handle.now()
    var query = try TaskQuery(required(query, "query"), at: now, of: handle)
    query.defaultStatus = status
    guard query.filter != .everything else {
      throw Failure(
        .invalid,
        "A change by query needs a condition; statuses alone will do, to mean all tasks.",
        field: "query")
    }
    var count = 0
    try body(
      handle,
      {
        let ids = try handle.store.taskIDs(query, at: now)
        try MemoryNeed.check(ids.count, bytesEach: MemoryNeed.bytesOfChange)
        count = ids.count
        return ids
      }, now)
    changed?.pointee = Int64(count)
  }
}

extension StoreHandle {
  /// Changes properties of tasks.
  ///
  /// - Throws: `invalid`, with the member.
  func update(_ ids: TaskSelection, to changes: In<taskcore_task_input>, at now: Instant) throws {
    let input = try TaskInput(required(changes, "changes").checked(), in: store.zone)
    try UpdateTasks(store, newUID: newUID(at: now)).run(ids(), to: input, at: now)
  }
}

extension CancelTasks {
  /// - Throws: `invalid` for flags without a meaning.
  init(_ store: any Store, flags: UInt64) throws {
    try checkMask(flags, known: TASKCORE_CANCEL_SERIES, "flags")
    self.init(store, flags & TASKCORE_CANCEL_SERIES == 0 ? [] : .wholeSeries)
  }
}

extension CompleteTasks {
  /// - Throws: `invalid` for flags without a meaning.
  init(_ store: any Store, flags: UInt64) throws {
    let known =
      TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS | TASKCORE_COMPLETE_SKIP_MISSED
      | TASKCORE_COMPLETE_SERIES
    try checkMask(flags, known: known, "flags")
    var options: Options = []
    if flags & TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS != 0 { options.insert(.refusingOpenSubtasks) }
    if flags & TASKCORE_COMPLETE_SKIP_MISSED != 0 { options.insert(.skippingMissed) }
    if flags & TASKCORE_COMPLETE_SERIES != 0 { options.insert(.endingSeries) }
    self.init(store, options)
  }
}
