import CTaskcore
import Domain

extension OrderDestination {
  static let fields: UInt64 =
    TASKCORE_MOVE_BEFORE | TASKCORE_MOVE_AFTER | TASKCORE_MOVE_TO_TOP | TASKCORE_MOVE_TO_BOTTOM

  /// Where a caller wants projects or filters to be, which have neither projects nor parents.
  ///
  /// - Throws: `invalid` unless exactly one place is given.
  init(_ pointer: UnsafePointer<taskcore_move>?) throws {
    let move = try required(pointer, "move").checked()
    try checkMask(move.fields, known: Self.fields, "fields")
    guard let place = try OrderDestination(move) else {
      throw Failure(
        .invalid,
        "A move goes to a place: before or after another one, to the top or to the bottom.",
        field: "fields")
    }
    self = place
  }

  /// The place that a move says; nil when it says none.
  ///
  /// - Throws: `invalid` for several.
  init?(_ move: taskcore_move) throws {
    switch move.fields & Self.fields {
    case 0: return nil
    case TASKCORE_MOVE_BEFORE: self = .before(move.before_id)
    case TASKCORE_MOVE_AFTER: self = .after(move.after_id)
    case TASKCORE_MOVE_TO_TOP: self = .top
    case TASKCORE_MOVE_TO_BOTTOM: self = .bottom
    default:
      throw Failure(
        .invalid, "A move goes to one place: before, after, top or bottom.", field: "fields")
    }
  }
}
