import Domain

/// Payments; each invoice's row has what they come to.
final class SQLitePaymentRepository: SQLiteInvoicePartRepository<Payment> {
  init(_ database: Database, log: ChangeLog) {
    super.init(database, log: log, table: "payment")
  }
}
