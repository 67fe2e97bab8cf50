package import Domain

/// Lists when an event occurs.
package final class OccurrencesOfEvent: UseCase {
  /// Its occurrences that meet a range, in the order of their starts, and the zone that they are of.
  ///
  /// - Throws: `notFound`.
  package func run(
    _ id: Int64, in range: Range<Instant>, limit: Int
  ) throws -> (locals: [LocalMoment], zone: any Zone) {
    let event = try store.events.existing(id, field: "id")
    let zone = try store.zone(named: event.zoneName)
    guard let series = try store.events.series(id: id) else {
      let meets = event.interval(in: store.zone).overlaps(range)
      return (meets ? [LocalMoment(event.start, in: zone)] : [], zone)
    }
    var occurrences = try series.occurrences(endingAfter: range.lowerBound)
    var locals: [LocalMoment] = []
    while locals.count < limit, let next = occurrences.next(),
      next.interval.lowerBound < range.upperBound
    {
      if let local = next.occurrence { locals.append(local) }
    }
    return (locals, series.zone)
  }
}
