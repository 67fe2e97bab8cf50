import CTaskcore
import Domain

extension TaskMove {
  private static let containers: UInt64 = TASKCORE_MOVE_PROJECT_ID | TASKCORE_MOVE_PARENT_ID

  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_move>?) throws {
    let move = try required(pointer, "move").checked()
    guard move.fields != 0 else {
      throw Failure(
        .invalid, "A move says a place: before, after, top or bottom; or a project or parent.",
        field: "fields")
    }
    self.init(try OrderDestination(move) ?? .bottom, into: try Self.container(move))
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
