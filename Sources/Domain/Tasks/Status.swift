/// Where a task stands; the raw values are bits, so that a query can ask for several.
package enum Status: UInt32, CaseIterable, Sendable {
  case open = 1
  case completed = 2
  /// In the trash, completed or not.
  case deleted = 4
}
