import CTaskcore
import Domain

extension OrderPlace {
  /// Where a caller wants projects or filters to be, which have neither projects nor parents.
  ///
  /// - Throws: `invalid` unless exactly one place is given.
  init(_ pointer: UnsafePointer<taskcore_move>?) throws {
    let pointer = try required(pointer, "move")
    try checkSize(of: taskcore_move.self, is: pointer.pointee.struct_size, "taskcore_move")
    let move = pointer.pointee
    switch move.fields {
    case TASKCORE_MOVE_BEFORE: self = .before(move.before_id)
    case TASKCORE_MOVE_AFTER: self = .after(move.after_id)
    case TASKCORE_MOVE_TO_TOP: self = .top
    case TASKCORE_MOVE_TO_BOTTOM: self = .bottom
    default:
      throw Failure(
        .invalid,
        "A move goes to exactly one place: before or after another one, to the top or to the bottom.",
        field: "fields")
    }
  }
}
