package import Domain

extension SQLiteStore {
  /// What a query's pulse is computed from. It is to be read on one snapshot.
  ///
  /// - Throws: `notFound` for a project that is not there; `invalid` for days that are too far away;
  ///   `corrupt` for a damaged store.
  package func pulseHistory(_ query: PulseQuery, at now: Instant) throws -> PulseHistory {
    try PulseReader(self, query, at: now).read()
  }

  /// What the past of a store says, by its settings and holidays. It is to be read on one snapshot.
  ///
  /// - Throws: as ``pulseHistory(_:at:)``.
  package func pulse(_ query: PulseQuery, at now: Instant) throws -> Pulse {
    Pulse(
      query, of: try pulseHistory(query, at: now), settings: try settings.pulse(),
      holidays: try holidays.all(), today: days.day(containing: now))
  }
}
