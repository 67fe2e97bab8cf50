import Domain

/// The common values of an invoice in both syntaxes of EN 16931, formatted as they are written.
struct InvoiceTerms {
  let document: InvoiceDocument
  let profile: InvoiceProfile
  let currency: Currency
  /// BT-2.
  let issueDate: CalendarDate

  /// BT-6, where it is not the invoice's currency.
  static let accountingCurrency = Currency.euro

  /// - Throws: `conflict` for a draft, which has no number yet, and for a quote.
  init(_ document: InvoiceDocument, as profile: InvoiceProfile = .facturx) throws {
    guard document.invoice.kind != .quote else {
      throw Failure(
        .conflict,
        "A quote is no invoice, so there is no XML file of it: print it, or turn it into an invoice.",
        field: "id")
    }
    guard let issueDate = document.invoice.issueDate, !document.invoice.number.isEmpty else {
      throw Failure(
        .conflict, "The invoice is a draft: there is an XML file of it when it is issued.",
        field: "id")
    }
    if document.seller.isAmerican {
      throw Failure(
        .unsupported,
        "An invoice of a seller in the United States is a page, without the data of a European one: write "
          + "it as a PDF file.", field: "id")
    }
    self.document = document
    self.profile = profile
    self.issueDate = issueDate
    currency = try Currency(document.invoice.currency)
  }

  var invoice: Invoice { document.invoice }
  var totals: InvoiceTotals { document.totals }

  /// BT-3; what the profile has no code for was refused when it was issued.
  var typeCode: String { document.typeCode(in: profile) ?? "380" }

  var isCreditNote: Bool { invoice.kind == .creditNote }

  /// What is outside of VAT names no VAT numbers (BR-O-02 and others).
  var hasVATNumbers: Bool { !totals.breakdown.contains { $0.category == .notSubject } }

  /// BT-70.
  var deliveredTo: String { document.deliverTo.name }

  /// BG-15: where the invoice says that it went; else, of goods that leave for another country of the European Union, the
  /// address of the buyer (BR-IC-12).
  var deliverTo: Party? {
    let place = document.deliverTo
    if place.hasAddress { return place }
    return totals.breakdown.contains { $0.category == .intraCommunity } ? document.buyer : nil
  }

  /// BT-20.
  var paymentTerms: String {
    profile == .facturx ? invoice.paymentTerms : Skonto.written(invoice.paymentTerms)
  }

  /// BT-21 and BT-22, those without a subject first.
  var notes: [(subject: String?, text: String)] {
    let notes: [(subject: String?, text: String)] = [
      (nil, invoice.notes), ("PMT", invoice.recoveryFee), ("PMD", invoice.latePenalty),
      ("AAB", invoice.earlyDiscount), ("BAR", document.reportedAs ?? ""),
    ]
    let given = notes.filter { !$0.text.isEmpty }
    switch profile {
    case .facturx: return given
    // What a French platform does with an invoice is nothing to other recipients.
    case .xrechnung: return given.filter { $0.subject != "BAR" }
    case .peppol:
      // One note at most (R002), without subjects.
      let texts = given.filter { $0.subject != "BAR" }.map(\.text)
      return texts.isEmpty ? [] : [(nil, texts.joined(separator: "\n"))]
    }
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

  /// BT-146, and BT-149 where it is not for one.
  func price(
    of line: InvoiceLine, _ amounts: LineAmounts
  ) -> (amount: String, quantity: String) {
    guard let agreed = amounts.agreed else { return (price(line.unitPrice), "") }
    return (
      price(agreed.netPrice), agreed.priceQuantity == 1_0000 ? "" : quantity(agreed.priceQuantity)
    )
  }

  /// BT-138; nil where the discount is an amount, and where a rate of prices with VAT does not come to what it is without.
  func discountRate(of line: InvoiceLine, _ amounts: LineAmounts) -> Int64? {
    amounts.agreed?.hasRate ?? true ? line.discountRate : nil
  }

  /// BT-94 or BT-101; nil likewise.
  func rate(of adjustment: InvoiceAdjustment, _ amount: Int64) -> Int64? {
    guard let rate = adjustment.rate, invoice.hasGrossPrices else { return adjustment.rate }
    let share = try? currency.share(rate, of: totals.itemTotal, field: "")
    return share == amount ? rate : nil
  }

  /// BT-114; empty without.
  var rounding: String { totals.rounding == 0 ? "" : amount(totals.rounding) }

  func hasDiscount(_ line: InvoiceLine) -> Bool {
    line.discountRate != nil || line.discount != nil
  }

  /// BT-139.
  func reason(ofDiscountOf line: InvoiceLine) -> String {
    line.reasonOfDiscount(language: invoice.language)
  }
}
