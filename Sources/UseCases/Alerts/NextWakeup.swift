package import Domain

/// The time at which the next poll will report an alert.
package final class NextWakeup: UseCase {
  /// - Returns: now for what is waiting already; nil when there is nothing to come.
  package func run(at now: Instant) throws -> Instant? {
    let reminder = try store.alerts.nextWakeup()
    let focus = try store.focusSessions.current()?.ends
    let expired = try store.tasks.expired(at: now).isEmpty ? nil : now
    let expiry = try expired ?? store.tasks.nextExpiry(after: now)
    return try [reminder, focus, expiry, nextDraft()].compactMap { $0 }.min().map { max($0, now) }
  }

  /// When the day of the next draft of a recurring invoice begins.
  private func nextDraft() throws -> Instant? {
    try store.recurringInvoices.nextDates().map { date, zoneName in
      ((try? store.zone(named: zoneName)) ?? store.zone).startOfDay(date)
    }.min()
  }
}
