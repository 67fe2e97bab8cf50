/// The source of the events in a range.
package protocol EventSource: AnyObject {
  /// Where who reads them may be ended.
  var safePoints: SafePoints { get }

  /// The times of those that do not repeat and overlap a range, in any order.
  func singles(in range: Range<Instant>) throws -> [EventOccurrence]

  /// The same without what is transparent, and no more than their times, which takes far less.
  func busyTimes(in range: Range<Instant>) throws -> [Range<Instant>]

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
  private var tellsTimesOnly = false
  /// Whether those that are done are among them; to be set before the first one is asked for.
  package var includesDone = true
  /// The uids of calendars whose events are not among them; likewise.
  package var hiddenCalendars: Set<String> = []
  /// Those of the windows so far that are still to come, the next one last.
  private var singles: [EventOccurrence] = []
  /// Where the next window begins.
  private var frontier: Instant
  private var windowLength: Int64 = 86_400_000
  /// What is still to come of each series.
  private var series: [SeriesOccurrences] = []
  /// The next occurrence of each series; nil until they are needed.
  private var upcoming: Heap<Upcoming>?

  private struct Upcoming: Comparable {
    var occurrence: EventOccurrence
    /// Of which series it is.
    var index: Int

    static func < (left: Upcoming, right: Upcoming) -> Bool { left.occurrence < right.occurrence }
    static func == (left: Upcoming, right: Upcoming) -> Bool {
      left.occurrence == right.occurrence
    }
  }

  package init(
    _ source: any EventSource, in range: Range<Instant>, includingTransparent: Bool
  ) {
    self.source = source
    self.range = range
    includesTransparent = includingTransparent
    frontier = range.lowerBound
  }

  /// What is not transparent; of what does not repeat, only the times are told.
  package init(timesOf source: any EventSource, in range: Range<Instant>) {
    self.init(source, in: range, includingTransparent: false)
    tellsTimesOnly = true
    // Who looks for free time often has it within hours, and reads no further.
    windowLength = Constants.firstWindowOfTimes
  }

  /// - Throws: `corrupt` for a damaged event; why the call shall end.
  package mutating func next() throws -> EventOccurrence? {
    try source.safePoints.check()
    if range.isEmpty { return nil }
    if upcoming == nil { upcoming = try openSeries() }
    while singles.isEmpty, frontier < range.upperBound {
      // The first window also has what started before the range.
      if frontier > range.lowerBound, let next = upcoming?.first?.occurrence,
        next.interval.lowerBound < frontier
      {
        break
      }
      try readWindow()
    }
    let single = singles.last
    if let next = upcoming?.first, single.map({ next.occurrence < $0 }) ?? true {
      advance(next.index)
      return next.occurrence
    }
    return singles.popLast()
  }

  private func includes(_ event: EventFacts) -> Bool {
    (includesTransparent || !event.isTransparent) && (includesDone || event.done == nil)
      && (hiddenCalendars.isEmpty
        || !hiddenCalendars.contains(event.calendarUID ?? EventCalendar.defaultUID))
  }

  private mutating func openSeries() throws -> Heap<Upcoming> {
    var heap = Heap<Upcoming>()
    for known in try source.series(in: range) {
      guard includes(known.facts), try known.mayMeet(range) else { continue }
      var occurrences = try known.occurrences(endingAfter: range.lowerBound)
      if let next = occurrences.next(), next.interval.lowerBound < range.upperBound {
        heap.insert(Upcoming(occurrence: next, index: series.count))
        series.append(occurrences)
      }
    }
    return heap
  }

  /// Advances the series that the first occurrence belongs to.
  private mutating func advance(_ index: Int) {
    if let next = series[index].next(), next.interval.lowerBound < range.upperBound {
      upcoming?.replaceFirst(with: Upcoming(occurrence: next, index: index))
    } else {
      upcoming?.removeFirst()
    }
  }

  /// Reads those that start in the next window; in the first one, also those that started before.
  private mutating func readWindow() throws {
    let end = min(range.upperBound, Instant(clamping: frontier.milliseconds + windowLength))
    let isFirst = frontier == range.lowerBound
    let window = frontier..<end
    frontier = end
    // They come nearly in their order, so they are sorted first and turned round then.
    singles = try read(window)
      .filter { single in
        let start = single.interval.lowerBound
        return (isFirst || start >= window.lowerBound) && start < end
          && includes(single.event)
      }
      .sorted()
      .reversed()
    if singles.count < Constants.fewSingles {
      windowLength = min(windowLength * 2, Constants.longestWindow)
    } else if singles.count > Constants.manySingles {
      windowLength = max(windowLength / 2, Constants.shortestWindow)
    }
  }

  private func read(_ window: Range<Instant>) throws -> [EventOccurrence] {
    guard tellsTimesOnly else { return try source.singles(in: window) }
    return try source.busyTimes(in: window).map {
      EventOccurrence(event: .untold, occurrence: nil, interval: $0, isAllDay: false)
    }
  }

  private enum Constants {
    static let firstWindowOfTimes: Int64 = 8 * 3_600_000
    static let fewSingles = 100
    static let manySingles = 1_000
    static let shortestWindow: Int64 = 60_000
    static let longestWindow: Int64 = 512 * 86_400_000
  }
}
