import CTaskcoreHeader

/// The tasks that a query found, perhaps in groups.
public struct TaskList: Sendable {
  /// Some tasks that stand together.
  public struct Group: Sendable {
    /// Such as `Home`, `2026-12-24` or `P1`.
    public let label: String
    /// The rows.
    public let rows: Range<Int>
    /// How many tasks it has, whatever the limit.
    public let total: Int64
  }

  /// The tasks, or how many.
  public let tasks: [Task]
  /// Those with tasks; empty when the query asked for none.
  public let groups: [Group]

  /// Copies a list of the library, and frees it.
  init(_ list: UnsafeMutablePointer<taskcore_task_list>?) throws {
    defer { taskcore_task_list_free(list) }
    tasks = try (0..<taskcore_task_list_count(list)).compactMap { index in
      try taskcore_task_list_at(list, index).map { try Task($0.pointee) }
    }
    var count = 0
    let first = taskcore_task_list_groups(list, &count, nil)
    groups = elements(first, count, size: \.struct_size).filter { $0.row_count > 0 }.map { row in
      Group(
        label: String(c: row.label), rows: row.first..<row.first + row.row_count,
        total: row.total_count)
    }
  }
}
