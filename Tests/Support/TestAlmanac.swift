package import Domain

/// An almanac that knows the zones it is given.
package final class TestAlmanac: Almanac {
  private let zones: [any Zone]

  package init(_ zones: [any Zone] = []) {
    self.zones = zones
  }

  package func zone(named name: String) throws -> any Zone {
    guard let zone = zones.first(where: { $0.name == name }) else {
      throw Failure(.invalid, "There is no zone “\(name)”.", field: "zone")
    }
    return zone
  }

  package var zoneNames: [String] { zones.map(\.name) }
}
