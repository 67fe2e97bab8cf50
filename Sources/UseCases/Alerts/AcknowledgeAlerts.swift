package import Domain

/// Notes that somebody has seen alerts, in one step.
package final class AcknowledgeAlerts: UseCase {
  /// See ``Alert/acknowledge(at:)``.
  ///
  /// - Throws: `notFound`; nothing is changed then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.acknowledgeAlerts, at: now) {
      try ChangeAlerts(store: store).run(ids) { $0.acknowledge(at: now) }
    }
  }
}
