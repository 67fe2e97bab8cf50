package import Domain

/// Records that a reminder left the house, by mail or by post: it does not change any more.
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
