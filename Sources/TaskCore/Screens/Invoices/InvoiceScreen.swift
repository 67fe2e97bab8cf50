import CTaskcore
import Domain

/// All of an invoice, as a C caller reads it.
final class InvoiceScreen: CHandleOwner {
  private let arena = Arena()
  // They have the memory of what is borrowed from them.
  private let invoices: InvoiceList
  private let payments: PaymentList
  private let emails: EmailList
  let content: UnsafePointer<taskcore_invoice_content>

  init(_ facts: InvoiceFacts) throws {
    guard let content = arena.allocate(taskcore_invoice_content.self, count: 1) else {
      throw Failure.noMemory
    }
    self.content = UnsafePointer(content)
    (invoices, payments, emails) = (facts.invoices, facts.payments, facts.emails)
    content.pointee.struct_size = MemoryLayout<taskcore_invoice_content>.size
    content.pointee.invoice = facts.invoices.row(at: 0)
    content.pointee.payments = facts.payments.row(at: 0)
    content.pointee.payment_count = facts.payments.count
    content.pointee.emails = facts.emails.row(at: 0)
    content.pointee.email_count = facts.emails.count
    content.pointee.credit_note_ids = try arena.array(facts.creditNoteIDs, of: Int64.self) { $0 }
    content.pointee.credit_note_count = facts.creditNoteIDs.count
    content.pointee.quoted_ids = try arena.array(facts.quotedIDs, of: Int64.self) { $0 }
    content.pointee.quoted_count = facts.quotedIDs.count
    try fillParts(of: facts, in: content)
    try fillDeductions(of: facts, in: content)
    try fillTerms(of: facts.document, in: content)
    fillTotals(facts.document.totals, in: content)
  }

  private func fillParts(
    of facts: InvoiceFacts, in content: UnsafeMutablePointer<taskcore_invoice_content>
  ) throws {
    let document = facts.document
    content.pointee.seller = try arena.party(document.seller)
    content.pointee.buyer = try arena.party(document.buyer)
    content.pointee.buyer_kind = document.buyerKind.rawValue
    let lines = Array(zip(document.lines, document.totals.lines))
    content.pointee.lines = try arena.array(lines, of: taskcore_invoice_line.self) {
      try arena.line(
        $0, $1, of: document.invoice, for: facts.billed[$0.uid] ?? InvoiceFacts.Billed())
    }
    content.pointee.line_count = lines.count
    let adjustments = Array(document.adjustments.enumerated())
    content.pointee.adjustments = try arena.array(
      adjustments, of: taskcore_invoice_adjustment.self
    ) { try arena.adjustment($1, document.totals, at: $0, of: document.invoice) }
    content.pointee.adjustment_count = adjustments.count
    content.pointee.vat_rows = try arena.array(
      document.totals.breakdown, of: taskcore_vat_row.self, arena.vatRow)
    content.pointee.vat_row_count = document.totals.breakdown.count
  }

  private func fillDeductions(
    of facts: InvoiceFacts, in content: UnsafeMutablePointer<taskcore_invoice_content>
  ) throws {
    let deductions = facts.document.deductions
    content.pointee.deductions = try arena.array(
      deductions.items, of: taskcore_invoice_deduction.self
    ) { try arena.deduction($0, of: facts.downPaymentIDs[$0.reference.precedingUID] ?? 0) }
    content.pointee.deduction_count = deductions.items.count
    let rates = facts.document.deductedRates
    content.pointee.deducted_rates = try arena.array(
      rates, of: taskcore_deducted_rate.self, arena.deductedRate)
    content.pointee.deducted_rate_count = rates.count
    content.pointee.deducted_minor = deductions.gross
    content.pointee.has_prepaid_deductions = deductions.isPrepaid ? 1 : 0
    content.pointee.replacement_id = facts.replacementID
  }

  private func fillTerms(
    of document: InvoiceDocument, in content: UnsafeMutablePointer<taskcore_invoice_content>
  ) throws {
    let invoice = document.invoice
    content.pointee.exchange_rate_millionths = invoice.exchangeRate ?? 0
    content.pointee.series = try arena.text(invoice.seriesName)
    content.pointee.language = try arena.text(invoice.language)
    content.pointee.business_process = try arena.text(document.nationalProcess)
    content.pointee.buyer_reference = try arena.text(invoice.buyerReference)
    content.pointee.order_reference = try arena.text(invoice.orderReference)
    content.pointee.contract_reference = try arena.text(invoice.contractReference)
    content.pointee.payment_terms = try arena.text(invoice.paymentTerms)
    content.pointee.late_penalty = try arena.text(invoice.latePenalty)
    content.pointee.recovery_fee = try arena.text(invoice.recoveryFee)
    content.pointee.early_discount = try arena.text(invoice.earlyDiscount)
    content.pointee.notes = try arena.text(invoice.notes)
    content.pointee.preceding_number = try arena.text(invoice.precedingNumber)
    content.pointee.preceding_date = invoice.precedingDate?.packed ?? 0
    content.pointee.quote_number = try arena.text(invoice.quoteNumber)
    content.pointee.has_gross_prices = invoice.hasGrossPrices ? 1 : 0
    content.pointee.payment_days = Int32(clamping: invoice.paymentDays)
    content.pointee.delivery_date = invoice.deliveryDate?.packed ?? 0
    content.pointee.first_date = invoice.firstDate?.packed ?? 0
    content.pointee.last_date = invoice.lastDate?.packed ?? 0
    content.pointee.invoice_profile = try arena.text(
      document.hasFile ? document.profile.rawValue : "")
    content.pointee.vat_point = try arena.text(document.vatPoint?.rawValue ?? "")
    try fillDelivery(of: invoice, in: content)
  }

  private func fillDelivery(
    of invoice: Invoice, in content: UnsafeMutablePointer<taskcore_invoice_content>
  ) throws {
    content.pointee.delivery_name = try arena.text(invoice.deliveryName)
    content.pointee.delivery_street = try arena.text(invoice.deliveryStreet)
    content.pointee.delivery_street_2 = try arena.text(invoice.deliveryStreet2)
    content.pointee.delivery_postal_code = try arena.text(invoice.deliveryPostalCode)
    content.pointee.delivery_city = try arena.text(invoice.deliveryCity)
    content.pointee.delivery_region = try arena.text(invoice.deliveryRegion)
    content.pointee.delivery_country = try arena.text(invoice.deliveryCountry)
  }

  private func fillTotals(
    _ totals: InvoiceTotals, in content: UnsafeMutablePointer<taskcore_invoice_content>
  ) {
    content.pointee.line_total_minor = totals.lineTotal
    content.pointee.allowance_total_minor = totals.allowanceTotal
    content.pointee.charge_total_minor = totals.chargeTotal
    content.pointee.rounding_minor = totals.rounding
    content.pointee.prepaid_minor = totals.prepaid
    content.pointee.vat_in_euro_cents = totals.vatInEuro ?? 0
    content.pointee.has_vat_in_euro = totals.vatInEuro == nil ? 0 : 1
  }
}
