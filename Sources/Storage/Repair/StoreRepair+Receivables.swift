import Domain

extension StoreRepair {
  /// Mends what could not be read of recurring invoices. What one drafts stays as it is: nothing else says what it was, and
  /// a poll pauses one that it cannot read.
  func mendRecurringInvoices() throws {
    let now = LogValue.integer(now.milliseconds)
    try mend(RecurringInvoice.self, [.created: now, .modified: now])
    try date(.recurringInvoice, RecurringInvoice.Property.startDate.rawValue)
  }

  /// Mends what could not be read of reminders of payment and of rates of interest.
  func mendPaymentReminders() throws {
    let now = LogValue.integer(now.milliseconds)
    try mend(PaymentReminder.self, [.created: now])
    try date(.paymentReminder, PaymentReminder.Property.date.rawValue)
    try mend(PenaltyRate.self, [.created: now])
    try date(.penaltyRate, PenaltyRate.Property.firstDate.rawValue)
  }
}
