/// The status of a task; the raw values are bits, so that a query can combine several.
package enum Status: UInt32, CaseIterable, Sendable {
  case open = 1
  case completed = 2
  /// In the trash, whatever it was before.
  case deleted = 4
  /// Given up: closed, and not done.
  case cancelled = 8

  /// Outside of the trash.
  package static let present: Set<Status> = [.open, .completed, .cancelled]
  /// There is nothing left to do.
  package static let closed: Set<Status> = [.completed, .cancelled]

  /// Whether a task can be under one with that status: nothing is open under what is closed, nor out of the
  /// trash under what is in it.
  package func fits(under parent: Status) -> Bool {
    !(parent == .deleted && self != .deleted) && !(Self.closed.contains(parent) && self == .open)
  }
}
