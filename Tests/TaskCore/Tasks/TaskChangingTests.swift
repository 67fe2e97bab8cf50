import CTaskcore
import Testing

@testable import TaskCore

/// Functions of the C API that change tasks by their ids and by a query.
@Suite final class TaskChangingTests {
  private var store: UnsafeMutablePointer<taskcore_store>?
  private var ids: [Int64] = []

  init() throws {
    var options = taskcore_open_options()
    options.struct_size = MemoryLayout<taskcore_open_options>.size
    options.busy_timeout_ms = 5_000
    let status = ":memory:".withCString { path in
      options.path = path
      return storeOpen(options: &options, store: &store)
    }
    try #require(status == TASKCORE_OK)
    for title in ["a", "b", "c"] { ids.append(try add(title)) }
  }

  deinit {
    storeFree(store: store)
  }

  private func add(_ title: String, under parent: Int64 = 0) throws -> Int64 {
    var id: Int64 = 0
    var input = Self.input(TASKCORE_TASK_TITLE | TASKCORE_TASK_PARENT)
    input.parent_id = parent
    let status = title.withCString { text in
      input.title = text
      return taskAdd(store: store, input: &input, id: &id)
    }
    try #require(status == TASKCORE_OK)
    return id
  }

  private static func input(_ fields: UInt64) -> taskcore_task_input {
    var input = taskcore_task_input.sized
    input.fields = fields
    return input
  }

  private static func query(_ statuses: UInt32 = TASKCORE_TASK_STATUS_OPEN) -> taskcore_query {
    var query = taskcore_query.sized
    query.fields = TASKCORE_QUERY_STATUSES
    query.statuses = statuses
    return query
  }

  private static func move(_ fields: UInt64) -> taskcore_move {
    var move = taskcore_move.sized
    move.fields = fields
    return move
  }

  /// How many tasks have a status.
  private func count(_ status: UInt32) -> Int64 {
    var query = Self.query(status)
    var count: Int64 = -1
    #expect(taskCount(store: store, query: &query, taskCount: &count) == TASKCORE_OK)
    return count
  }

  /// The ids of the open tasks in the manual order.
  private func order() throws -> [Int64] {
    var query = Self.query()
    var sort = taskcore_sort.sized
    sort.key = TASKCORE_SORT_MANUAL
    var list: UnsafeMutablePointer<taskcore_task_list>?
    let status = withUnsafePointer(to: &sort) { sorts in
      query.sorts = sorts
      query.sort_count = 1
      return taskQuery(store: store, query: &query, tasks: &list)
    }
    try #require(status == TASKCORE_OK)
    defer { taskListFree(list: list) }
    return (0..<taskListCount(list: list)).compactMap {
      taskListAt(list: list, index: $0)?.pointee.id
    }
  }

  private var field: String { String(cString: lastError().pointee.field) }

  @Test("A query changes what it asks for, in one step, and tells how many these are")
  func byQuery() throws {
    var open = Self.query()
    var completed = Self.query(TASKCORE_TASK_STATUS_COMPLETED)
    var deleted = Self.query(TASKCORE_TASK_STATUS_DELETED)
    var changed: Int64 = -1
    #expect(
      taskCompleteWhere(store: store, query: &open, flags: 0, changed: &changed) == TASKCORE_OK)
    #expect(changed == 3 && count(TASKCORE_TASK_STATUS_COMPLETED) == 3)
    #expect(taskReopenWhere(store: store, query: &completed, changed: &changed) == TASKCORE_OK)
    #expect(changed == 3 && count(TASKCORE_TASK_STATUS_OPEN) == 3)
    var input = Self.input(TASKCORE_TASK_FAVOURITE)
    input.is_favourite = 1
    #expect(
      taskUpdateWhere(store: store, query: &open, changes: &input, changed: &changed)
        == TASKCORE_OK)
    #expect(changed == 3)
    #expect(taskDeleteWhere(store: store, query: &open, changed: &changed) == TASKCORE_OK)
    #expect(changed == 3 && count(TASKCORE_TASK_STATUS_DELETED) == 3)
    #expect(taskRestoreWhere(store: store, query: &deleted, changed: nil) == TASKCORE_OK)
    #expect(count(TASKCORE_TASK_STATUS_OPEN) == 3)
    #expect(undo(store: store, step: nil) == TASKCORE_OK)
    #expect(taskPurgeWhere(store: store, query: &deleted, changed: &changed) == TASKCORE_OK)
    #expect(changed == 3 && count(TASKCORE_TASK_STATUS_DELETED) == 0)
    #expect(taskPurgeWhere(store: store, query: &deleted, changed: &changed) == TASKCORE_OK)
    #expect(changed == 0)
  }

  @Test("A change by query has to say which tasks, and a refused one counts none")
  func refusedQueries() {
    var changed: Int64 = -1
    #expect(taskDeleteWhere(store: store, query: nil, changed: &changed) == TASKCORE_EINVALID)
    #expect(changed == 0 && field == "query")
    var query = Self.query()
    changed = -1
    #expect(
      taskCompleteWhere(store: store, query: &query, flags: 1 << 9, changed: &changed)
        == TASKCORE_EINVALID)
    #expect(changed == 0 && field == "flags")
    changed = -1
    #expect(taskReopenWhere(store: store, query: &query, changed: &changed) == TASKCORE_ECONFLICT)
    #expect(changed == 0 && count(TASKCORE_TASK_STATUS_OPEN) == 3)
    #expect(
      taskUpdateWhere(store: store, query: &query, changes: nil, changed: nil)
        == TASKCORE_EINVALID)
    #expect(field == "changes")
    #expect(
      taskMoveWhere(store: store, query: &query, move: nil, changed: nil) == TASKCORE_EINVALID)
    #expect(field == "move")
    query.struct_size = 0
    #expect(taskPurgeWhere(store: store, query: &query, changed: nil) == TASKCORE_EINVALID)
  }

  @Test("Tasks move by their ids and by a query")
  func moves() throws {
    var move = Self.move(TASKCORE_MOVE_BEFORE)
    move.before_id = ids[0]
    #expect(taskMove(store: store, ids: [ids[2]], count: 1, move: &move) == TASKCORE_OK)
    #expect(try order() == [ids[2], ids[0], ids[1]])
    var query = Self.query()
    var changed: Int64 = 0
    move = Self.move(TASKCORE_MOVE_TO_TOP)
    #expect(
      taskMoveWhere(store: store, query: &query, move: &move, changed: &changed) == TASKCORE_OK)
    #expect(try changed == 3 && order() == ids)
    move = Self.move(TASKCORE_MOVE_AFTER | TASKCORE_MOVE_PARENT_ID)
    move.after_id = ids[2]
    #expect(taskMove(store: store, ids: [ids[0]], count: 1, move: &move) == TASKCORE_OK)
    #expect(try order() == [ids[1], ids[2], ids[0]])
    #expect(taskIndent(store: store, ids: [ids[0]], count: 1) == TASKCORE_OK)
    #expect(taskOutdent(store: store, ids: [ids[0]], count: 1) == TASKCORE_OK)
    #expect(taskOutdent(store: store, ids: [ids[0]], count: 1) == TASKCORE_ECONFLICT)
    #expect(try order() == [ids[1], ids[2], ids[0]])
  }

  @Test(
    "A move that names no place, several or unknown ones is refused",
    arguments: [
      0, TASKCORE_MOVE_BEFORE | TASKCORE_MOVE_AFTER, TASKCORE_MOVE_TO_TOP | TASKCORE_MOVE_TO_BOTTOM,
      TASKCORE_MOVE_PROJECT_ID | TASKCORE_MOVE_PARENT_ID, 1 << 6, 1 << 63,
    ])
  func refusedMoves(fields: UInt64) throws {
    var move = Self.move(fields)
    #expect(taskMove(store: store, ids: ids, count: 3, move: &move) == TASKCORE_EINVALID)
    #expect(field == "fields")
    #expect(try order() == ids)
  }

  @Test("A task with open subtasks is completed with them, or refused")
  func complete() throws {
    _ = try add("d", under: ids[0])
    let flags = TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS
    #expect(taskComplete(store: store, ids: ids, count: 3, flags: flags) == TASKCORE_ECONFLICT)
    #expect(lastError().pointee.index == 0)
    #expect(taskComplete(store: store, ids: ids, count: 3, flags: 8) == TASKCORE_EINVALID)
    #expect(taskComplete(store: store, ids: ids, count: 3, flags: 0) == TASKCORE_OK)
    #expect(count(TASKCORE_TASK_STATUS_COMPLETED) == 4)
  }
}
