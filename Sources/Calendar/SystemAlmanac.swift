package import Domain
import Synchronization

/// The zones of the system's time zone database.
package final class SystemAlmanac: Almanac {
  private let zones = Mutex<[String: SystemZone]>([:])

  package init() {}

  package func zone(named name: String) throws -> any Zone {
    if let known = zones.withLock({ $0[name] }) { return known }
    let zone = try Failure.about("zone") { try SystemZone(named: name) }
    zones.withLock { $0[name] = zone }
    return zone
  }

  package var zoneNames: [String] { ZoneFiles.names }

  package func occurrences(
    of rule: RepeatRule, from start: LocalMoment, notBefore earliest: LocalMoment?
  ) throws -> () -> LocalMoment? {
    throw Failure(.unsupported, "Only the Gregorian calendar is known.", field: "repeat_rule")
  }
}
