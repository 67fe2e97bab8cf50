package import Domain

extension SQLiteStore {
  /// What a query's pulse is computed from. It is to be read on one snapshot.
  ///
  /// - Throws: `notFound` for a project that is not there; `invalid` for days that are too far away;
  ///   `corrupt` for a damaged store.
  package func pulseHistory(_ query: PulseQuery, at now: Instant) throws -> PulseHistory {
    var reader = try PulseReader(self, query, at: now)
    return try reader.read()
  }
}
