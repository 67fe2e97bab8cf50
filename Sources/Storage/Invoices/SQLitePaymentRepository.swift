import Domain

/// The payments of a store; their sum is kept in each invoice's row.
final class SQLitePaymentRepository: SQLiteInvoicePartRepository<Payment>, PaymentRepository {
  override func didStore(_ payment: Payment, over old: Payment?) throws {
    if let old, old.invoiceUID != payment.invoiceUID {
      try database.setPaid(ofInvoice: old.invoiceUID)
    }
    if payment.amount != old?.amount || payment.invoiceUID != old?.invoiceUID {
      try database.setPaid(ofInvoice: payment.invoiceUID)
    }
  }

  override func didRemove(_ payment: Payment) throws {
    try database.setPaid(ofInvoice: payment.invoiceUID)
  }
}
