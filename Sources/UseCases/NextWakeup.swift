package import Domain

/// When the next poll has something to say.
package struct NextWakeup {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: now for what is waiting already; nil when there is nothing to come.
  package func callAsFunction(at now: Instant) throws -> Instant? {
    try store.alerts.nextWakeup().map { max($0, now) }
  }
}
