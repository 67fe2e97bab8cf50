package import Domain

/// Deletes reminders that were not sent, in one step.
package final class DeletePaymentReminders: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, or `conflict` for one that was sent, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.changePaymentReminders, at: now) {
      let reminders = try store.paymentReminders.existing(ids, "reminder of payment")
      for reminder in reminders {
        try reminder.refuseSent(at: ids.firstIndex(of: reminder.id))
        try store.paymentReminders.remove(reminder)
      }
    }
  }
}
