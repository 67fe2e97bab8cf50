/// What the system knows of time: its zones, and the calendars besides the Gregorian one.
package protocol Almanac: AnyObject {
  /// - Throws: `invalid` for a name that no zone has, with the field `zone`.
  func zone(named name: String) throws -> any Zone

  /// The names of the zones that differ since 1970, one for each; none where they are not listed.
  var zoneNames: [String] { get }

  /// The occurrences of a rule with an RSCALE other than GREGORIAN (RFC 7529), in their order, which
  /// are not before `earliest`; those of the start are among them only when the rule gives it.
  ///
  /// - Throws: `unsupported` when what knows that calendar is not installed; `invalid` for a calendar
  ///   that is not known.
  func occurrences(
    of rule: RepeatRule, from start: LocalMoment, notBefore earliest: LocalMoment?
  ) throws -> () -> LocalMoment?
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
