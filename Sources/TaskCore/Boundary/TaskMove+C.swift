import CTaskcore
import Domain

extension TaskMove {
  private static let places: UInt64 =
    TASKCORE_MOVE_BEFORE | TASKCORE_MOVE_AFTER | TASKCORE_MOVE_TO_TOP | TASKCORE_MOVE_TO_BOTTOM
  private static let containers: UInt64 = TASKCORE_MOVE_PROJECT_ID | TASKCORE_MOVE_PARENT_ID

  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_move>?) throws {
    let move = try required(pointer, "move")
    try checkSize(of: taskcore_move.self, is: move.pointee.struct_size, "taskcore_move")
    let fields = move.pointee.fields
    try checkMask(fields, known: Self.places | Self.containers, "fields")
    guard fields != 0, (fields & Self.places).nonzeroBitCount <= 1 else {
      throw Failure(
        .invalid, "A move says one place: before, after, top or bottom; or a project or parent.",
        field: "fields")
    }
    self.init(Self.place(move.pointee), into: try Self.container(move.pointee))
  }

  private static func place(_ move: taskcore_move) -> Place {
    switch move.fields & places {
    case TASKCORE_MOVE_BEFORE: .before(move.before_id)
    case TASKCORE_MOVE_AFTER: .after(move.after_id)
    case TASKCORE_MOVE_TO_TOP: .top
    default: .bottom
    }
  }

  private static func container(_ move: taskcore_move) throws -> Container? {
    switch move.fields & containers {
    case 0: return nil
    case TASKCORE_MOVE_PROJECT_ID: return .project(move.project_id)
    case TASKCORE_MOVE_PARENT_ID: return .parent(move.parent_id == 0 ? nil : move.parent_id)
    default:
      throw Failure(
        .invalid, "Move tasks into a project or under a parent, not both.", field: "fields")
    }
  }
}
