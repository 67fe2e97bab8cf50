import CTaskcore
import Domain

extension InvoiceQuery {
  /// What the members that a caller announced ask for; NULL asks for all invoices.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_invoice_search>?) throws {
    self.init()
    guard let search = try pointer?.checked() else { return }
    if search.has(TASKCORE_INVOICE_QUERY_STATE) { states = try Self.states(search.states) }
    if search.has(TASKCORE_INVOICE_QUERY_KIND) { kind = try Invoice.Kind(code: search.kind) }
    if search.has(TASKCORE_INVOICE_QUERY_CLIENT) { client = search.client_id }
    if search.has(TASKCORE_INVOICE_QUERY_PERIOD) {
      try setPeriod(
        from: optionalDate(search.first_date, "first_date"),
        through: optionalDate(search.last_date, "last_date"))
    }
    if search.has(TASKCORE_INVOICE_QUERY_TEXT) { try setText(TaskCore.text(search.text, "text")) }
    limit = try checkedLimit(search.limit)
  }

  private static func states(_ mask: UInt32) throws -> Set<InvoiceState> {
    let known = InvoiceState.allCases.reduce(UInt32(0)) { $0 | 1 << UInt32($1.rawValue) }
    try checkMask(UInt64(mask), known: UInt64(known), "states")
    return Set(InvoiceState.allCases.filter { mask & 1 << UInt32($0.rawValue) != 0 })
  }
}

extension Invoice.Kind {
  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    guard let kind = Invoice.Kind(rawValue: code) else {
      throw Failure(
        .invalid, "\(code) is not a kind of invoice: 1 is an invoice, and 2 a credit note.",
        field: "kind")
    }
    self = kind
  }
}
