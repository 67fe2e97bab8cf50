/// Where a task stands; the raw values are bits, so that a query can ask for several.
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
}
