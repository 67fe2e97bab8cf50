import CTaskcoreHeader

/// All of an invoice or a credit note.
struct InvoiceContent {
  let invoice: Invoice
  let seller: Party
  let buyer: Party
  let items: [InvoiceItem]
  let adjustments: [InvoiceAdjustment]
  let vatRows: [VATRow]
  let payments: [Payment]
  let emails: [Email]
  /// Issued for it, and drafts.
  let creditNotes: [Int64]
  let itemTotal: Amount
  let allowances: Amount
  let charges: Amount
  let prepaid: Amount
  /// Nil when the invoice is in euros, or no law wants it.
  let vatInEuro: Amount?
  /// Units of its currency for one euro, in millionths; nil when it is not known.
  let exchangeRate: Int64?
  let series: String
  let language: String
  let businessProcess: String
  let buyerReference: String
  let orderReference: String
  let contractReference: String
  let paymentTerms: String
  let latePenalty: String
  let recoveryFee: String
  let earlyDiscount: String
  let notes: String
  let precedingNumber: String
  let precedingDate: CalendarDate?
  let paymentDays: Int32
  let deliveryDate: CalendarDate?
  let period: InvoicePeriod?

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
  func invoice(_ id: Int64) throws -> InvoiceContent {
    var document: UnsafeMutablePointer<taskcore_invoice_document>?
    try Self.check(taskcore_invoice_read(handle, id, &document))
    defer { taskcore_invoice_document_free(document) }
    guard let content = taskcore_invoice_document_get(document)?.pointee,
      let row = content.invoice?.pointee
    else { throw ShellError.failed("Invoice \(id) could not be read.") }
    return InvoiceContent(content, row)
  }

  /// The id of an invoice or credit note that is named by its number or id.
  ///
  /// - Throws: a failure when there is none, or a word could be either.
  func invoiceID(named word: Word) throws -> Int64 {
    var found: Int64 = 0
    let status = withExtendedLifetime(CStrings()) { texts in
      taskcore_invoice_find(handle, texts.copy(word.bytes), &found)
    }
    if status != TASKCORE_ENOTFOUND { try Self.check(status) }
    guard !word.bytes.isEmpty, word.bytes.allSatisfy(\.isDigit), let id = Int64(word.text) else {
      if status == TASKCORE_OK { return found }
      throw ShellError.failed("There is no invoice \(word.text.quoted).")
    }
    // A number may be digits alone.
    let ofID = try? invoice(id).invoice
    switch (status == TASKCORE_OK, ofID) {
    case (true, let other?) where other.id != found && other.state == .draft:
      throw ShellError.failed(
        "\(word.text.quoted) is the number of an invoice and the id of a draft. Write a uid: "
          + "“invoices --format json” has them.")
    case (true, _): return found
    case (false, let invoice?): return invoice.id
    case (false, nil): throw ShellError.failed("There is no invoice \(word.text.quoted).")
    }
  }

  /// All of an invoice or credit note that is named by its number or id.
  func invoice(named word: Word) throws -> InvoiceContent { try invoice(invoiceID(named: word)) }
}
