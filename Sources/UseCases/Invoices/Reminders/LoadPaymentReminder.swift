package import Domain

/// Reads a reminder with its invoice, for printing both.
package final class LoadPaymentReminder: UseCase {
  /// - Throws: `notFound`, or `corrupt` for what another program damaged.
  package func run(_ id: Int64) throws -> (reminder: PaymentReminder, document: InvoiceDocument) {
    let reminder = try store.paymentReminders.existing(id, "reminder of payment")
    guard let invoice = try store.invoices.find(uid: reminder.invoiceUID) else {
      throw Failure(.notFound, "The invoice of the reminder is not there any more.", field: "id")
    }
    return (reminder, try LoadInvoice(store).run(invoice))
  }
}
