import Domain

extension RecurringContent {
  /// What an invoice or a draft says, as it is now: what changes of that later does not matter.
  ///
  /// - Throws: `conflict` for anything but an invoice, and for one without lines.
  init(of invoice: Invoice, in store: any Store) throws {
    guard [.invoice, .corrected].contains(invoice.kind) else {
      throw Failure(
        .conflict,
        "Only an invoice is drafted again: no credit note, no down payment and no quote.",
        field: "invoice_id")
    }
    let lines = try store.invoiceLines.all(ofInvoice: invoice.uid)
    let adjustments = try store.invoiceAdjustments.all(ofInvoice: invoice.uid)
    guard !lines.isEmpty else {
      throw Failure(
        .conflict, "The invoice has no lines: there is nothing to draft again.",
        field: "invoice_id")
    }
    guard lines.count + adjustments.count <= Self.maximumPartCount else {
      throw Failure(
        .invalid, "At most \(Self.maximumPartCount) lines are drafted again.", field: "invoice_id")
    }
    var terms = invoice.terms(uid: "", kind: .invoice, created: .epoch)
    // Corrected invoices may have a series of their own.
    terms.series = invoice.kind == .invoice ? invoice.series : ""
    terms.takeDelivery(of: invoice)
    self.init(terms: terms, lines: lines, adjustments: adjustments)
    dropLegalTexts()
  }

  /// The draft of a date, with its parts.
  func draft(
    of recurring: RecurringInvoice, on date: CalendarDate, in zone: any Zone, at now: Instant
  ) throws -> (invoice: Invoice, lines: [InvoiceLine], adjustments: [InvoiceAdjustment]) {
    var invoice = terms.terms(
      uid: recurring.draftUID(on: date), kind: .invoice, created: now)
    invoice.series = terms.series
    invoice.takeDelivery(of: terms)
    invoice.clientUID = recurring.clientUID
    if let period = try recurring.period(of: date, in: zone) {
      invoice.firstDate = period.first
      invoice.lastDate = period.last
    }
    let lines = self.lines.enumerated().map { index, line in
      var copy = line
      copy.uid = recurring.partUID("line", index + 1, on: date)
      copy.invoiceUID = invoice.uid
      copy.position = Int64(index) + 1
      return copy
    }
    let adjustments = self.adjustments.enumerated().map { index, adjustment in
      var copy = adjustment
      copy.uid = recurring.partUID("adjustment", index + 1, on: date)
      copy.invoiceUID = invoice.uid
      copy.position = Int64(index) + 1
      return copy
    }
    return (invoice, lines, adjustments)
  }
}
