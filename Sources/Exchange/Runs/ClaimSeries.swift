package import Domain
package import Storage

/// Makes this device the issuer of a number series.
package struct ClaimSeries {
  private let store: SQLiteStore

  package init(_ store: SQLiteStore) { self.store = store }

  /// - Parameters:
  ///   - name: The series.
  ///   - isForced: Whether it issues at once, and not only when all others know of it.
  ///   - now: When that is.
  /// - Throws: `notFound` for a series that is not there.
  package func run(_ name: String, isForced: Bool, at now: Instant) throws {
    try store.write(.sync, at: now) {
      guard try store.settings.numberSeries(named: name) != nil else {
        throw Failure(
          .notFound, "There is no series “\(name.prefix(100))”: give it a pattern first.",
          field: "name")
      }
      if try store.replication.storeUID() == nil { return }
      try store.replication.claim(series: name, isForced: isForced, at: now)
    }
  }
}
