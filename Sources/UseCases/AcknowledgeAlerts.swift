package import Domain

/// Notes that somebody has seen alerts, in one step.
package struct AcknowledgeAlerts {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// One that was acknowledged before stays as it is. One that was put off is not said again.
  ///
  /// - Throws: `notFound`; nothing is changed then.
  package func callAsFunction(_ ids: [Int64], at now: Instant) throws {
    try store.write(.acknowledgeAlerts, at: now) {
      try ChangeAlerts(store: store)(ids) { alert in
        alert.acknowledged = alert.acknowledged ?? now
        alert.snoozedUntil = nil
      }
    }
  }
}
