package import Domain

/// When the next poll has something to say.
package struct NextWakeup {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: now for what is waiting already; nil when there is nothing to come.
  package func run(at now: Instant) throws -> Instant? {
    let reminder = try store.alerts.nextWakeup()
    let focus = try store.focusSessions.current()?.ends
    return [reminder, focus].compactMap { $0 }.min().map { max($0, now) }
  }
}
