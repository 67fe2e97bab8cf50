import CTaskcoreHeader

/// One property of a task that changed once.
public struct HistoryEntry: Sendable {
  /// Those of one change have the same.
  public let step: Int64
  /// In milliseconds since 1970 UTC.
  public let at: Int64
  /// What the call did.
  public let action: StepAction
  /// Such as "title"; "id" where it came into being or went.
  public let property: String
  /// The value before; nil for none.
  public let old: String?
  /// The value after; nil for none.
  public let new: String?
  /// The uid of the device that did it.
  public let device: String

  init(_ row: taskcore_history_entry) {
    step = row.step_id
    at = row.at_ms
    action = StepAction(rawValue: row.action)
    property = String(c: row.property)
    old = row.old_value.map { String(c: $0) }
    new = row.new_value.map { String(c: $0) }
    device = String(c: row.device)
  }
}

extension Store {
  /// What happened to a task, the oldest first.
  public func history(of id: Int64) throws -> [HistoryEntry] {
    var list: UnsafeMutablePointer<taskcore_history_list>?
    try Self.check(taskcore_task_history(handle, id, &list))
    defer { taskcore_history_list_free(list) }
    return (0..<taskcore_history_list_count(list)).compactMap { index in
      taskcore_history_list_at(list, index).map { HistoryEntry($0.pointee) }
    }
  }
}
