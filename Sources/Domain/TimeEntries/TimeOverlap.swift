/// Finds overlaps between stretches of time and other time entries or focus sessions.
package struct TimeOverlap: Sendable {
  /// A time entry or focus session.
  package struct Key: Hashable, Sendable {
    package var kind: Int32
    package var id: Int64

    package init(kind: Int32, id: Int64) {
      self.kind = kind
      self.id = id
    }
  }

  package private(set) var keys: Set<Key> = []
  /// The stretch that goes on for longest.
  private var last: (key: Key, end: Int64)?

  package init() {}

  /// Takes the next stretch in the order of their beginnings; an empty one overlaps nothing.
  package mutating func add(_ key: Key, from start: Int64, to end: Int64) {
    guard start < end else { return }
    if let last, start < last.end, last.key != key {
      keys.insert(last.key)
      keys.insert(key)
    }
    if end > last?.end ?? Int64.min { last = (key, end) }
  }
}
