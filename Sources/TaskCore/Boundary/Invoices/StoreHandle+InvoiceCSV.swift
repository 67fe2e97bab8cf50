import CTaskcore
import Documents
import Domain
import Platform
import Storage

extension StoreHandle {
  /// A table of the invoices that a query asks for, as they stand now.
  func invoiceCSV(_ query: InvoiceQuery) throws -> String {
    let now = try now()
    var table = InvoiceCSV()
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfRecord)
    try store.read {
      try store.invoiceListing(at: now).forEach(query) {
        try need.take()
        table.append(InvoiceCSV.Row($0))
      }
    }
    return table.text
  }

  /// The VAT journal of some months.
  func vatJournalCSV(_ options: UnsafePointer<taskcore_vat_total_query_options>?) throws -> String {
    let options = try given(options)
    let months = try MonthRange(first: options.first_month, last: options.last_month)
    let page = try options.page()
    var table = VATJournalCSV()
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfRecord)
    try store.read {
      try store.forEachVATJournalEntry(in: months, page) {
        try need.take()
        table.append($0)
      }
    }
    return table.text
  }
}

extension InvoiceCSV.Row {
  fileprivate init(_ row: InvoiceListing.Row) {
    func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self)
    }
    func date(_ packed: Int64) -> CalendarDate? {
      CalendarDate(packed: Int32(truncatingIfNeeded: packed))
    }
    self.init()
    uid = text(row.uid)
    number = text(row.number)
    kind = Invoice.Kind(rawValue: Int32(truncatingIfNeeded: row.kind)) ?? .invoice
    state = InvoiceState(rawValue: Int32(truncatingIfNeeded: row.state)) ?? .draft
    issueDate = date(row.issueDate)
    dueDate = date(row.dueDate)
    client = text(row.clientName)
    currency = text(row.currency)
    (net, vat, gross, due) = (row.net, row.vat, row.gross, row.due)
    (paid, credited, balance) = (row.paid, row.credited, row.balance)
  }
}
