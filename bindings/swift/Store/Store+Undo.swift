import CTaskcoreHeader

extension Store {
  /// Takes the last step back, and says what it was.
  public func undo() throws -> Step {
    try step { taskcore_undo(handle, $0) }
  }

  /// Does the step again that was taken back last, and says what it was.
  public func redo() throws -> Step {
    try step { taskcore_redo(handle, $0) }
  }

  private func step(
    _ call: (UnsafeMutablePointer<taskcore_step>) -> taskcore_status
  ) throws -> Step {
    var step = taskcore_step()
    step.struct_size = MemoryLayout<taskcore_step>.size
    try Self.check(call(&step))
    return Step(step)
  }

  /// What happened to a task, the oldest first.
  public func history(of id: Int64) throws -> [HistoryEntry] {
    try HistoryEntry.list.read { taskcore_task_history(handle, id, &$0) }
  }
}
