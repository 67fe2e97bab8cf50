package import Domain

/// Finds time without events.
package final class FindFreeTime: UseCase {
  /// The first times in which the slot fits: from where it can begin to where the next event, the
  /// working hours or the range end it.
  ///
  /// - Throws: `invalid` for an unknown zone.
  package func run(_ query: FreeTimeQuery) throws -> [Range<Instant>] {
    let zone = try store.zone(named: query.zoneName)
    return try store.read {
      var events = EventOccurrences(timesOf: store.events, in: query.range)
      var search = Search(query: query, zone: zone)
      var event = try events.next()
      for hours in query.workingHours(in: zone) {
        var start = max(hours.lowerBound, search.busyUntil)
        while search.slots.count < search.wanted, let busy = event?.interval,
          busy.lowerBound < hours.upperBound
        {
          search.add(from: start, to: busy.lowerBound)
          search.busyUntil = max(search.busyUntil, busy.upperBound)
          start = max(start, busy.upperBound)
          event = try events.next()
        }
        search.add(from: start, to: hours.upperBound)
        if search.slots.count >= search.wanted { break }
      }
      return Array(search.slots.page(query.page))
    }
  }

  private struct Search {
    let query: FreeTimeQuery
    let zone: any Zone
    /// How many to find before the page is full.
    var wanted: Int64 { query.page.end }
    /// The end of the events so far.
    var busyUntil = Instant.range.lowerBound
    var slots: [Range<Instant>] = []

    /// Takes a free time down, if the slot fits.
    mutating func add(from start: Instant, to end: Instant) {
      let length = query.duration * 1_000
      guard slots.count < wanted, end.milliseconds - start.milliseconds >= length else {
        return
      }
      let aligned = query.aligned(start, in: zone)
      if end.milliseconds - aligned.milliseconds >= length { slots.append(aligned..<end) }
    }
  }
}
