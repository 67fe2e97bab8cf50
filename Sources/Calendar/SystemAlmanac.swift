package import Domain
import Platform

/// The zones of the system's time zone database, and the calendars that libical knows.
package final class SystemAlmanac: Almanac {
  private let zones = Lock<[String: SystemZone]>([:])

  package init() {}

  package func zone(named name: String) throws -> any Zone {
    if let known = zones.withLock({ $0[name] }) { return known }
    let zone = try Failure.about("zone") { try SystemZone(named: name) }
    zones.withLock { $0[name] = zone }
    return zone
  }

  package var zoneNames: [String] { ZoneDatabase.names }

  package func occurrences(
    of rule: RepeatRule, from start: LocalMoment, notBefore earliest: LocalMoment?
  ) throws -> () -> LocalMoment? {
    // A date to begin with means its first moment, and what begins with a time the whole of its day.
    let earliest = earliest.map { start.isDate ? .date($0.date) : LocalMoment.dateTime($0.time) }
    // libical does not look further, and would not find the end by itself.
    if let earliest, earliest.date.year > LibicalOccurrences.lastYear { return { nil } }
    let occurrences = try LibicalOccurrences(rule, from: start, notBefore: earliest)
    return { occurrences.next() }
  }
}
