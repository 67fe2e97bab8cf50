package import Localization

/// Proves that a loop over what a store gives comes to an end: the ids go on in one direction, each beyond
/// the last. A damaged store can give the same rows again and again.
///
///     var advance = Advance("tasks")
///     while let task = try next(after: advance.last) { try advance.take(task.id) }
package struct Advance {
  package enum Direction {
    case up
    case down
  }

  /// The id that was taken last; nil before the first.
  package private(set) var last: Int64?
  private let noun: Message
  private let direction: Direction

  /// The noun says of what the ids are: `tasks`.
  package init(_ noun: Message, _ direction: Direction = .up, after id: Int64? = nil) {
    self.noun = noun
    self.direction = direction
    last = id
  }

  /// - Throws: `corrupt` for an id that is not beyond the last one.
  @inline(__always)
  package mutating func take(_ id: Int64) throws {
    if let last, direction == .up ? id <= last : id >= last { throw failure(id, last) }
    last = id
  }

  private func failure(_ id: Int64, _ last: Int64) -> Failure {
    Failure(
      .corrupt,
      "The store is damaged: its \(noun) are not in the order of their ids, \(id) comes after \(last). "
        + "Restore the store from a backup.",
      field: "path")
  }
}
