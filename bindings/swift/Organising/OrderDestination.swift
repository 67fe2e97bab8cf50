import CTaskcoreHeader

/// Where tasks, projects or filters are moved to.
public struct OrderDestination: Sendable {
  /// Beside what; by id.
  public enum Position: Sendable {
    case before(Int64)
    case after(Int64)
    case top
    case bottom
  }

  /// Where in the order; nil leaves it, or puts it last in another project.
  public var position: Position?
  /// Only tasks.
  public var project: Int64?
  /// Only tasks; 0 for none.
  public var parent: Int64?

  /// Names a place, a project or a parent.
  public init(position: Position? = nil, project: Int64? = nil, parent: Int64? = nil) {
    self.position = position
    self.project = project
    self.parent = parent
  }

  /// For the library.
  var move: taskcore_move {
    var move = taskcore_move()
    move.struct_size = MemoryLayout<taskcore_move>.size
    switch position {
    case .before(let id):
      move.fields |= TASKCORE_MOVE_BEFORE
      move.before_id = id
    case .after(let id):
      move.fields |= TASKCORE_MOVE_AFTER
      move.after_id = id
    case .top: move.fields |= TASKCORE_MOVE_TO_TOP
    case .bottom: move.fields |= TASKCORE_MOVE_TO_BOTTOM
    case nil: break
    }
    if let project {
      move.fields |= TASKCORE_MOVE_PROJECT_ID
      move.project_id = project
    }
    if let parent {
      move.fields |= TASKCORE_MOVE_PARENT_ID
      move.parent_id = parent
    }
    return move
  }
}
