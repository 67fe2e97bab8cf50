import CTaskcoreHeader

/// The tasks that a query found, perhaps in groups.
public struct TaskList: Codable, Hashable, Sendable {
  /// The tasks in their order.
  public let tasks: [Task]
  /// Those with tasks; empty when the query asked for none.
  public let groups: [Group]

  /// Copies a list of the library, and frees it.
  init(_ list: UnsafeMutablePointer<taskcore_task_list>?) throws {
    var count = 0
    let first = taskcore_task_list_groups(list, &count, nil)
    groups = elements(first, count).filter { $0.row_count > 0 }.map {
      Group($0)
    }
    tasks = try Task.list.elements(of: list)
  }
}
