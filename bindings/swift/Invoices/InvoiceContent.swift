import CTaskcoreHeader

/// All of an invoice or a credit note.
public struct InvoiceContent: Sendable {
  /// The invoice.
  public let invoice: Invoice
  /// As issued; of a draft as it is now.
  public let seller: Party
  /// Likewise.
  public let buyer: Party
  /// The items.
  public let items: [InvoiceItem]
  /// The adjustments.
  public let adjustments: [InvoiceAdjustment]
  /// The sums by category and rate of VAT.
  public let vatRows: [VATRow]
  /// The payments.
  public let payments: [Payment]
  /// The emails.
  public let emails: [Email]
  /// Issued for it, and drafts.
  public let creditNotes: [Int64]
  /// BT-106.
  public let itemTotal: Amount
  /// BT-107.
  public let allowances: Amount
  /// BT-108.
  public let charges: Amount
  /// BT-113.
  public let prepaid: Amount
  /// Nil when the invoice is in euros, or no law wants it.
  public let vatInEuro: Amount?
  /// Units of its currency for one euro, in millionths; nil when it is not known.
  public let exchangeRate: Int64?
  /// The series that it belongs to.
  public let series: String
  /// The language.
  public let language: String
  /// The business process.
  public let businessProcess: String
  /// The buyer reference.
  public let buyerReference: String
  /// The order reference.
  public let orderReference: String
  /// The contract reference.
  public let contractReference: String
  /// The payment terms.
  public let paymentTerms: String
  /// The late penalty.
  public let latePenalty: String
  /// The recovery fee.
  public let recoveryFee: String
  /// The early discount.
  public let earlyDiscount: String
  /// Notes of any length.
  public let notes: String
  /// The preceding number.
  public let precedingNumber: String
  /// The preceding date.
  public let precedingDate: CalendarDate?
  /// The payment days.
  public let paymentDays: Int32
  /// The delivery date.
  public let deliveryDate: CalendarDate?
  /// The period.
  public let period: InvoicePeriod?

  fileprivate init(_ content: taskcore_invoice_content, _ row: taskcore_invoice) {
    let invoice = Invoice(row)
    let currency = invoice.currency
    self.invoice = invoice
    seller = content.seller.map { Party($0.pointee) } ?? Party()
    buyer = content.buyer.map { Party($0.pointee) } ?? Party()
    items = elements(content.lines, content.line_count, size: \.struct_size).map {
      InvoiceItem($0, currency)
    }
    adjustments = elements(content.adjustments, content.adjustment_count, size: \.struct_size)
      .map { InvoiceAdjustment($0, currency) }
    vatRows = elements(content.vat_rows, content.vat_row_count, size: \.struct_size).map {
      VATRow($0, currency)
    }
    payments = elements(content.payments, content.payment_count, size: \.struct_size).map {
      Payment($0)
    }
    emails = elements(content.emails, content.email_count, size: \.struct_size).map { Email($0) }
    creditNotes = Array(
      UnsafeBufferPointer(start: content.credit_note_ids, count: content.credit_note_count))
    itemTotal = Amount(content.line_total_minor, currency)
    allowances = Amount(content.allowance_total_minor, currency)
    charges = Amount(content.charge_total_minor, currency)
    prepaid = Amount(content.prepaid_minor, currency)
    vatInEuro = content.has_vat_in_euro != 0 ? Amount(content.vat_in_euro_cents, "EUR") : nil
    exchangeRate =
      content.exchange_rate_millionths == 0 ? nil : content.exchange_rate_millionths
    series = String(c: content.series)
    language = String(c: content.language)
    businessProcess = String(c: content.business_process)
    buyerReference = String(c: content.buyer_reference)
    orderReference = String(c: content.order_reference)
    contractReference = String(c: content.contract_reference)
    paymentTerms = String(c: content.payment_terms)
    latePenalty = String(c: content.late_penalty)
    recoveryFee = String(c: content.recovery_fee)
    earlyDiscount = String(c: content.early_discount)
    notes = String(c: content.notes)
    precedingNumber = String(c: content.preceding_number)
    precedingDate = CalendarDate(number: content.preceding_date)
    paymentDays = content.payment_days
    deliveryDate = CalendarDate(number: content.delivery_date)
    period = InvoicePeriod(content.first_date, content.last_date)
  }
}

extension Store {
  /// All of an invoice or a credit note.
  public func invoice(_ id: Int64) throws -> InvoiceContent {
    var document: UnsafeMutablePointer<taskcore_invoice_document>?
    try Self.check(taskcore_invoice_read(handle, id, &document))
    defer { taskcore_invoice_document_free(document) }
    guard let content = taskcore_invoice_document_get(document)?.pointee,
      let row = content.invoice?.pointee
    else { throw TaskcoreError(.internal, "Invoice \(id) could not be read.") }
    return InvoiceContent(content, row)
  }

  /// The id of the invoice or credit note of a number; nil when there is none.
  public func findInvoice(_ number: some UTF8Text) throws -> Int64? {
    var id: Int64 = 0
    let status = withExtendedLifetime(CStrings()) { texts in
      taskcore_invoice_find(handle, texts.copy(number), &id)
    }
    if status == TASKCORE_ENOTFOUND { return nil }
    try Self.check(status)
    return id
  }
}
