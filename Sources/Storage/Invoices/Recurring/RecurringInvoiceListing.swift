package import Domain

/// Reads the ids of recurring invoices in the order of lists: by their next draft, then those that have
/// ended.
package struct RecurringInvoiceListing {
  let database: Database

  private static let ids = """
    SELECT id FROM recurring_invoice ORDER BY next_date IS NULL, next_date, id \(Page.clause)
    """

  package func ids(_ page: Page) throws -> [Int64] {
    let select = try database.statement(Self.ids)
    defer { select.reset() }
    try select.bind(page.sqlLimit, page.offset)
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return ids
  }
}

extension SQLiteStore {
  package var recurringInvoiceListing: RecurringInvoiceListing {
    RecurringInvoiceListing(database: database)
  }
}
