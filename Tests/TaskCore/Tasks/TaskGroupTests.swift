import CTaskcore
import Testing

@testable import TaskCore

/// Which rows of a page are in which group, as a C caller sees it.
@Suite struct TaskGroupTests {
  private struct Row: Equatable {
    var key: Int64
    var label: String
    var first: Int
    var rows: Int
    var total: Int64

    init(_ key: Int64, _ label: String, _ first: Int, _ rows: Int, of total: Int64) {
      (self.key, self.label, self.first, self.rows, self.total) = (key, label, first, rows, total)
    }
  }

  private func groups(
    priorities: [Int32], _ change: (inout taskcore_query) -> Void
  ) -> [Row] {
    var options = taskcore_open_options()
    options.struct_size = MemoryLayout<taskcore_open_options>.size
    var store: UnsafeMutablePointer<taskcore_store>?
    let status = ":memory:".withCString { path in
      options.path = path
      return storeOpen(options: &options, store: &store)
    }
    #expect(status == TASKCORE_OK)
    defer { storeFree(store: store) }
    for priority in priorities { add(priority, to: store) }
    var query = taskcore_query.sized
    query.group = TASKCORE_GROUP_PRIORITY
    change(&query)
    var list: UnsafeMutablePointer<taskcore_task_list>?
    #expect(taskQuery(store: store, query: &query, tasks: &list) == TASKCORE_OK)
    defer { taskListFree(list: list) }
    var count: UInt = 9
    var stride: UInt = 0
    let first = taskListGroups(list: list, count: &count, stride: &stride)
    #expect(Int(stride) == MemoryLayout<taskcore_group>.stride)
    return UnsafeBufferPointer(start: first, count: Int(count)).map {
      Row($0.key, String(cString: $0.label), $0.first, $0.row_count, of: $0.total_count)
    }
  }

  private func add(_ priority: Int32, to store: UnsafeMutablePointer<taskcore_store>?) {
    "Task".withCString { title in
      var input = taskcore_task_input.sized
      input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY
      input.title = title
      input.priority = priority
      #expect(taskAdd(store: store, input: &input, id: nil) == TASKCORE_OK)
    }
  }

  @Test("All rows are in their groups")
  func all() {
    #expect(
      groups(priorities: [4, 0, 3, 0]) { _ in } == [
        Row(0, "P0", 0, 2, of: 2), Row(3, "P3", 2, 1, of: 1), Row(4, "None", 3, 1, of: 1),
      ])
  }

  @Test("Groups before and after the page are there without rows")
  func page() {
    let groups = groups(priorities: [4, 0, 3, 0, 3, 1]) {
      $0.limit = 2
      $0.offset = 2
    }
    #expect(
      groups == [
        Row(0, "P0", 0, 0, of: 2), Row(1, "P1", 0, 1, of: 1), Row(3, "P3", 1, 1, of: 2),
        Row(4, "None", 2, 0, of: 1),
      ])
  }

  @Test("A far offset leaves no rows, and the groups with their counts")
  func countsAlone() {
    #expect(groups(priorities: [4, 4]) { $0.offset = .max } == [Row(4, "None", 0, 0, of: 2)])
  }

  @Test("Without a group, or tasks, there are none")
  func none() {
    #expect(groups(priorities: [4]) { $0.group = TASKCORE_GROUP_NONE }.isEmpty)
    #expect(groups(priorities: []) { _ in }.isEmpty)
    var count: UInt = 9
    #expect(taskListGroups(list: nil, count: &count, stride: nil) == nil)
    #expect(count == 0)
  }
}
