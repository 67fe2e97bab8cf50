import CTaskcoreHeader

extension Store {
  /// Takes the last step back, and says what it was.
  func undo() throws -> Step {
    try Self.step { taskcore_undo(handle, $0) }
  }

  /// Does the step again that was taken back last, and says what it was.
  func redo() throws -> Step {
    try Self.step { taskcore_redo(handle, $0) }
  }

  private static func step(
    _ call: (UnsafeMutablePointer<taskcore_step>) -> taskcore_status
  ) throws -> Step {
    var step = taskcore_step()
    step.struct_size = MemoryLayout<taskcore_step>.size
    try check(call(&step))
    return Step(step)
  }
}
