import CTaskcoreHeader

/// Where tasks, projects or filters are moved to.
struct OrderDestination {
  /// Beside what; by id.
  enum Position {
    case before(Int64)
    case after(Int64)
    case top
    case bottom
  }

  var position: Position?
  /// Only tasks.
  var project: Int64?
  /// Only tasks; 0 for none.
  var parent: Int64?

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
