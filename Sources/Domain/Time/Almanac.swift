/// The time zones of the system.
package protocol Almanac: AnyObject {
  /// - Throws: `invalid` for a name that no zone has, with the field `zone`.
  func zone(named name: String) throws -> any Zone

  /// The names of the zones that differ since 1970, one for each; none where they are not listed.
  var zoneNames: [String] { get }
}

extension Almanac {
  package var zoneNames: [String] { [] }
}

extension Store {
  /// The zone of that name; for nil, and for the name of the store's own zone, that one.
  ///
  /// - Throws: `invalid` for a name that no zone has.
  package func zone(named name: String?) throws -> any Zone {
    guard let name, name != zone.name else { return zone }
    return try almanac.zone(named: name)
  }
}
