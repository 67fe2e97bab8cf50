package import Domain

/// Records that a reminder was sent, by e-mail or by post: it is immutable from then on.
package final class SendPaymentReminder: UseCase {
  /// - Throws: `notFound`; `conflict` for one that was sent before.
  package func run(_ id: Int64, at now: Instant) throws {
    try store.write(.sendPaymentReminder, at: now) {
      let old = try store.paymentReminders.unsent(id)
      var reminder = old
      reminder.sent = now
      try store.paymentReminders.save(reminder, over: old)
    }
  }
}
