import Domain

/// What both syntaxes of EN 16931 say of an invoice, in the words and numbers that they write.
struct InvoiceTerms {
  let document: InvoiceDocument
  let currency: Currency
  /// BT-2.
  let issueDate: CalendarDate

  /// BT-24.
  static let guideline = "urn:cen.eu:en16931:2017"
  /// BT-6, where it is not the invoice's currency.
  static let accountingCurrency = Currency.euro

  /// - Throws: `conflict` for a draft: it has no number yet.
  init(_ document: InvoiceDocument) throws {
    guard let issueDate = document.invoice.issueDate, !document.invoice.number.isEmpty else {
      throw Failure(
        .conflict, "The invoice is a draft: there is an XML file of it when it is issued.",
        field: "id")
    }
    self.document = document
    self.issueDate = issueDate
    currency = try Currency(document.invoice.currency)
  }

  var invoice: Invoice { document.invoice }
  var totals: InvoiceTotals { document.totals }

  var isCreditNote: Bool { invoice.kind == .creditNote }

  /// What is outside of VAT names no VAT numbers (BR-O-02 and others).
  var hasVATNumbers: Bool { !totals.breakdown.contains { $0.category == .notSubject } }

  /// BG-15: where goods go that leave for another country of the European Union (BR-IC-12), which is said as a whole
  /// or not at all (BR-DE-10, BR-DE-11).
  var deliverTo: Party? {
    totals.breakdown.contains { $0.category == .intraCommunity } ? document.buyer : nil
  }

  /// BT-21 and BT-22, those without a subject first.
  var notes: [(subject: String?, text: String)] {
    let notes: [(subject: String?, text: String)] = [
      (nil, invoice.notes), ("PMT", invoice.recoveryFee), ("PMD", invoice.latePenalty),
      ("AAB", invoice.earlyDiscount), ("BAR", document.reportedAs ?? ""),
    ]
    return notes.filter { !$0.text.isEmpty }
  }

  /// Each line with its amounts and its number (BT-126).
  var lines: [(id: String, line: InvoiceLine, amounts: LineAmounts)] {
    zip(document.lines, totals.lines).enumerated().map {
      (String($0.offset + 1), $0.element.0, $0.element.1)
    }
  }

  /// Each with its amount.
  var adjustments: [(adjustment: InvoiceAdjustment, amount: Int64)] {
    zip(document.adjustments, totals.adjustments).map { ($0, $1) }
  }

  func hasDiscount(_ line: InvoiceLine) -> Bool {
    line.discountRate != nil || line.discount != nil
  }

  /// BT-139.
  func reason(ofDiscountOf line: InvoiceLine) -> String {
    line.reasonOfDiscount(language: invoice.language)
  }
}
