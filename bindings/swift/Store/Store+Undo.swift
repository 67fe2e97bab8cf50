import CTaskcoreHeader

extension Store {
  /// Takes the last step back, and says what it was.
  public func undo() throws -> Step {
    Step(try Self.filled(taskcore_step(), \.struct_size) { taskcore_undo(handle, $0) })
  }

  /// Does the step again that was taken back last, and says what it was.
  public func redo() throws -> Step {
    Step(try Self.filled(taskcore_step(), \.struct_size) { taskcore_redo(handle, $0) })
  }

  /// What happened to a task, the oldest first.
  public func history(of id: Int64) throws -> [HistoryEntry] {
    try HistoryEntry.list.read { taskcore_task_history(handle, id, &$0) }
  }
}
