import CTaskcore
import Domain

extension InvoiceQuery {
  /// What the members that a caller announced ask for; NULL asks for all invoices.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_invoice_query_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_INVOICE_QUERY_STATE) { states = try Self.states(options.states) }
    if options.has(TASKCORE_INVOICE_QUERY_KIND) { kind = try Invoice.Kind(code: options.kind) }
    if options.has(TASKCORE_INVOICE_QUERY_DEBIT) { isDebit = options.is_debit != 0 }
    if options.has(TASKCORE_INVOICE_QUERY_CLIENT) { client = options.client_id }
    if options.has(TASKCORE_INVOICE_QUERY_PERIOD) {
      try setPeriod(
        from: optionalDate(options.first_date, "first_date"),
        through: optionalDate(options.last_date, "last_date"))
    }
    if options.has(TASKCORE_INVOICE_QUERY_TEXT) { try setText(TaskCore.text(options.text, "text")) }
    page = try options.page()
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
        .invalid,
        "\(code) is not a kind of invoice: 1 is an invoice, 2 a credit note, 3 a down payment, 4 a corrected invoice, "
          + "and 5 a quote.",
        field: "kind")
    }
    self = kind
  }
}
