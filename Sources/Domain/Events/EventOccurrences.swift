/// Where the events of a range come from.
package protocol EventSource: AnyObject {
  /// The times of those that do not repeat and overlap a range, in any order.
  func singles(in range: Range<Instant>) throws -> [EventOccurrence]

  /// Those that repeat and may overlap a range.
  func series(in range: Range<Instant>) throws -> [EventSeries]
}

/// All occurrences that overlap a range, in the order of their starts, read as far as they are asked for.
///
///     var occurrences = store.events.occurrences(in: range)
///     while let occurrence = try occurrences.next() { … }
///
/// What does not repeat is read window by window; of what repeats, the next occurrence is known. So a
/// series without an end costs no more than what is read of it.
package struct EventOccurrences {
  private let source: any EventSource
  private let range: Range<Instant>
  private let includesTransparent: Bool
  /// Those of the windows so far that are still to come, the next one last.
  private var singles: [EventOccurrence] = []
  /// Where the next window begins.
  private var frontier: Instant
  private var windowLength: Int64 = 86_400_000
  /// Nil until they are needed.
  private var series: Heap<Cursor>?

  private struct Cursor: Comparable {
    var next: EventOccurrence
    var following: SeriesOccurrences

    static func < (left: Cursor, right: Cursor) -> Bool { left.next < right.next }
    static func == (left: Cursor, right: Cursor) -> Bool { left.next == right.next }
  }

  package init(
    _ source: any EventSource, in range: Range<Instant>, includingTransparent: Bool
  ) {
    self.source = source
    self.range = range
    includesTransparent = includingTransparent
    frontier = range.lowerBound
  }

  /// - Throws: `corrupt` for a damaged event; `unsupported` when what knows the calendar of a series
  ///   is not installed.
  package mutating func next() throws -> EventOccurrence? {
    if range.isEmpty { return nil }
    if series == nil { series = try openedSeries() }
    while singles.isEmpty, frontier < range.upperBound {
      // The first window also has what started before the range.
      if frontier > range.lowerBound, let next = series?.first?.next,
        next.interval.lowerBound < frontier
      {
        break
      }
      try readWindow()
    }
    let single = singles.last
    if let cursor = series?.first, single.map({ cursor.next < $0 }) ?? true {
      advance(cursor)
      return cursor.next
    }
    return singles.popLast()
  }

  private func openedSeries() throws -> Heap<Cursor> {
    var heap = Heap<Cursor>()
    for series in try source.series(in: range) {
      if series.facts.isTransparent, !includesTransparent { continue }
      if try !series.mayMeet(range) { continue }
      var occurrences = try series.occurrences(endingAfter: range.lowerBound)
      if let next = occurrences.next(), next.interval.lowerBound < range.upperBound {
        heap.insert(Cursor(next: next, following: occurrences))
      }
    }
    return heap
  }

  private mutating func advance(_ cursor: Cursor) {
    var cursor = cursor
    if let next = cursor.following.next(), next.interval.lowerBound < range.upperBound {
      cursor.next = next
      series?.replaceFirst(with: cursor)
    } else {
      series?.removeFirst()
    }
  }

  /// Reads those that start in the next window; in the first one, also those that started before.
  private mutating func readWindow() throws {
    let end = min(range.upperBound, Instant(clamping: frontier.milliseconds + windowLength))
    let isFirst = frontier == range.lowerBound
    let window = frontier..<end
    frontier = end
    singles = try source.singles(in: window)
      .filter { single in
        let start = single.interval.lowerBound
        return (isFirst || start >= window.lowerBound) && start < end
          && (includesTransparent || !single.event.isTransparent)
      }
      .sorted(by: >)
    if singles.count < Constants.fewSingles {
      windowLength = min(windowLength * 2, Constants.longestWindow)
    } else if singles.count > Constants.manySingles {
      windowLength = max(windowLength / 2, Constants.shortestWindow)
    }
  }

  private enum Constants {
    static let fewSingles = 100
    static let manySingles = 1_000
    static let shortestWindow: Int64 = 60_000
    static let longestWindow: Int64 = 512 * 86_400_000
  }
}
