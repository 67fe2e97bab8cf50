import CTaskcore
import Testing

@testable import TaskCore

/// A store in memory with a clock that its tests set: what their suites inherit.
class ClockedStore {
  var store: UnsafeMutablePointer<taskcore_store>?
  /// In milliseconds since 1970 UTC.
  let clock = UnsafeMutablePointer<Int64>.allocate(capacity: 1)

  init(at instant: Int64, zone: String = "UTC", locale: String? = nil) throws {
    clock.pointee = instant
    store = try openStore(clock: clock, zone: zone, locale: locale, busyTimeout: 5_000)
  }

  deinit {
    storeFree(store: store)
    clock.deallocate()
  }

  /// Adds a task that is due on a date, or has no due, and may repeat every day.
  func addTask(_ title: String, due: Int32? = nil, repeats: Bool = false) throws -> Int64 {
    var input = taskcore_task_input.sized
    input.fields = TASKCORE_TASK_TITLE
    if let due {
      input.fields |= TASKCORE_TASK_DUE
      input.due_kind = TASKCORE_MOMENT_DATE
      input.due_date = due
    }
    if repeats { input.fields |= TASKCORE_TASK_REPEAT_RULE }
    var id: Int64 = 0
    let status = title.withCString { title in
      "FREQ=DAILY".withCString { rule in
        input.title = title
        if repeats { input.repeat_rule = rule }
        return taskAdd(store: store, input: &input, id: &id)
      }
    }
    try #require(status == TASKCORE_OK)
    return id
  }
}
