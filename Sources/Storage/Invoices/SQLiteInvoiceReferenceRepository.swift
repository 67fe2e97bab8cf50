import Domain

final class SQLiteInvoiceReferenceRepository: SQLiteInvoiceItemRepository<InvoiceReference>,
  InvoiceReferenceRepository
{
  func all(ofDownPayment uid: String) throws -> [InvoiceReference] {
    try select("preceding_uid = ?", uid)
  }
}
