package import Domain

/// Lists the occurrences of an event.
package final class OccurrencesOfEvent: UseCase {
  /// Its occurrences that meet a range, in the order of their starts, and the zone that they are of.
  ///
  /// - Throws: `notFound`.
  package func run(
    _ id: Int64, in range: Range<Instant>, _ page: Page
  ) throws -> (locals: [LocalMoment], zone: any Zone) {
    let event = try store.events.existing(id, field: "event_id")
    let zone = try store.zone(named: event.zoneName)
    guard let series = try store.events.series(id: id) else {
      let meets = event.interval(in: store.zone).overlaps(range)
      return (Array((meets ? [LocalMoment(event.start, in: zone)] : []).page(page)), zone)
    }
    var occurrences = try series.occurrences(endingAfter: range.lowerBound)
    var locals: [LocalMoment] = []
    var passed: Int64 = 0
    while passed < page.end, let next = occurrences.next(),
      next.interval.lowerBound < range.upperBound
    {
      try store.safePoints.check()
      guard let local = next.occurrence else { continue }
      if passed >= page.offset { locals.append(local) }
      passed += 1
    }
    return (locals, series.zone)
  }
}
