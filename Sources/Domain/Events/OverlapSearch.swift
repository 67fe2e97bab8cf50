/// Finds the occurrences that overlap others.
package struct OverlapSearch {
  private let source: any EventSource
  /// The event that they are of, which is no other.
  private let id: Int64
  private let occurrences: [EventOccurrence]
  /// The longest of them, in milliseconds.
  private let longest: Int64
  private var found: [EventConflict] = []
  /// What occurrences after it hit comes after all that is told.
  private var end: Instant?

  /// How many conflicts are told at most: the first ones.
  package static let limit = 1_000

  /// The occurrences are in their order, and in the range.
  package init(
    _ source: any EventSource, of id: Int64, _ occurrences: [EventOccurrence]
  ) {
    self.source = source
    self.id = id
    self.occurrences = occurrences
    longest = occurrences.reduce(0) { max($0, $1.interval.milliseconds) }
  }

  /// What they hit, themselves included, in their order.
  package mutating func conflicts() throws -> [EventConflict] {
    guard let first = occurrences.first, let last = occurrences.last else { return [] }
    findOwn()
    for occurrence in occurrences {
      if isFull(before: occurrence) { break }
      try source.safePoints.check()
      for single in try source.singles(in: occurrence.interval)
      where single.event.id != id && !single.event.isTransparent {
        add(EventConflict(occurrence, with: single))
      }
    }
    let upper = Instant(clamping: last.interval.lowerBound.milliseconds + longest)
    let range = first.interval.lowerBound..<max(upper, first.interval.upperBound)
    for series in try source.series(in: range)
    where series.facts.id != id && !series.facts.isTransparent {
      try compare(with: series)
    }
    found.sort()
    return Array(found.prefix(Self.limit))
  }

  private mutating func findOwn() {
    guard var before = occurrences.first else { return }
    for occurrence in occurrences.dropFirst() {
      if occurrence.overlaps(before) { add(EventConflict(before, with: occurrence)) }
      if occurrence.interval.upperBound > before.interval.upperBound { before = occurrence }
    }
  }

  /// Walks both in their order.
  private mutating func compare(with series: EventSeries) throws {
    guard let first = occurrences.first else { return }
    if occurrences.count == 1, try !series.mayMeet(first.interval) { return }
    var others = try series.occurrences(endingAfter: first.interval.lowerBound)
    var index = 0
    while let other = others.next() {
      try source.safePoints.check()
      while index < occurrences.count,
        occurrences[index].interval.lowerBound.milliseconds + longest
          <= other.interval.lowerBound.milliseconds
      {
        index += 1
      }
      guard index < occurrences.count, !isFull(before: occurrences[index]) else { return }
      for occurrence in occurrences[index...] {
        if occurrence.interval.lowerBound >= other.interval.upperBound { break }
        if occurrence.overlaps(other) { add(EventConflict(occurrence, with: other)) }
      }
    }
  }

  private mutating func add(_ conflict: EventConflict) {
    found.append(conflict)
    if found.count == 10 * Self.limit {
      found.sort()
      found.removeLast(found.count - Self.limit)
      end = found.last?.occurrence.interval.lowerBound
    }
  }

  private func isFull(before occurrence: EventOccurrence) -> Bool {
    end.map { occurrence.interval.lowerBound > $0 } ?? false
  }
}

extension Range<Instant> {
  /// How long it is.
  package var milliseconds: Int64 { upperBound.milliseconds - lowerBound.milliseconds }
}
