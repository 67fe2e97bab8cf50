package import Domain
import Platform

/// The zones of the system's time zone database.
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
}
