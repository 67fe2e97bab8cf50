package import Domain

/// Finds overlapping events in a range.
package final class FindConflicts: UseCase {
  /// Pairs, by when the later one of both begins. What is transparent takes no time.
  ///
  /// - Throws: `invalid` for a range that ends before it begins.
  package func run(in range: Range<Instant>, _ page: Page) throws -> [EventConflict] {
    var conflicts: [EventConflict] = []
    var passed: Int64 = 0
    try store.read {
      var occurrences = store.events.occurrences(in: range, includingTransparent: false)
      var running: [EventOccurrence] = []
      while passed < page.end, let next = try occurrences.next() {
        running.removeAll { $0.interval.upperBound <= next.interval.lowerBound }
        // Within the range, both meet only if they meet there.
        for other in running where other.meets(next, in: range) {
          if passed >= page.offset { conflicts.append(EventConflict(other, with: next)) }
          passed += 1
        }
        running.append(next)
      }
    }
    return Array(conflicts.page(Page(limit: page.limit)))
  }
}

extension EventOccurrence {
  fileprivate func meets(_ other: EventOccurrence, in range: Range<Instant>) -> Bool {
    interval.clamped(to: range).overlaps(other.interval.clamped(to: range))
  }
}
