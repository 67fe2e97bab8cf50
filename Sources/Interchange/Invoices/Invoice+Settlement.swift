import Domain

extension Invoice {
  /// BT-23, if it is one of the French cases; elsewhere it is a word that parties agreed on.
  mutating func takeProcess(_ root: XMLElement) {
    let parameter = root[
      "ExchangedDocumentContext", "BusinessProcessSpecifiedDocumentContextParameter"]
    try? set(.businessProcess, to: .text(parameter?["ID"]?.line ?? ""))
  }

  /// BT-10, BT-12 and BT-13, of `ApplicableHeaderTradeAgreement`.
  mutating func takeReferences(_ agreement: XMLElement) throws {
    try take(.buyerReference, agreement["BuyerReference"], "BT-10")
    try take(
      .contractReference, agreement["ContractReferencedDocument", "IssuerAssignedID"], "BT-12")
    try take(
      .orderReference, agreement["BuyerOrderReferencedDocument", "IssuerAssignedID"], "BT-13")
  }

  /// BT-72.
  mutating func takeDelivery(_ delivery: XMLElement?) throws {
    deliveryDate = try delivery?["ActualDeliverySupplyChainEvent", "OccurrenceDateTime"]?
      .date("BT-72")
  }

  /// BT-9, BT-20, BT-113, BG-3 and BG-14, of `ApplicableHeaderTradeSettlement`.
  mutating func takeTerms(_ settlement: XMLElement, _ currency: Currency) throws {
    (firstDate, lastDate) = try settlement.period("BT-73", "BT-74")
    let terms = settlement.all("SpecifiedTradePaymentTerms")
    dueDate = try terms.lazy.compactMap { $0["DueDateDateTime"] }.first?.date("BT-9")
    let texts = terms.compactMap { $0["Description"] }.filter { !$0.line.isEmpty }
    if let first = texts.first {
      try first.about("BT-20") {
        try set(.paymentTerms, to: .text(texts.map(\.text).joined(separator: "\n")))
      }
    }
    let totals = try settlement.summation()
    prepaid = try totals["TotalPrepaidAmount"]?.amount(currency, "BT-113") ?? 0
    if prepaid < 0 {
      throw totals.failure(
        .unsupported, "an amount paid before that is below 0 is not read.", "BT-113")
    }
    try takePreceding(settlement.all("InvoiceReferencedDocument"))
  }

  /// A draft of an invoice refers to none before it.
  private mutating func takePreceding(_ references: [XMLElement]) throws {
    guard kind == .creditNote, let reference = references.first else { return }
    guard references.count == 1 else {
      throw reference.failure(
        .unsupported,
        "the credit note is for \(references.count) invoices; one for one invoice is read.",
        "BT-25")
    }
    try take(.precedingNumber, reference["IssuerAssignedID"], "BT-25")
    precedingDate = try reference["FormattedIssueDateTime"]?.date("BT-26")
  }

  private mutating func take(
    _ property: Property, _ element: XMLElement?, _ term: String
  ) throws {
    try element?.about(term) { try set(property, to: .text(element?.line ?? "")) }
  }
}

extension XMLElement {
  func currency() throws -> Currency {
    let code = try required("InvoiceCurrencyCode", "BT-5")
    return try code.about("BT-5") { try Currency(code.line) }
  }

  /// BG-22, of `ApplicableHeaderTradeSettlement`.
  func summation() throws -> XMLElement {
    try required("SpecifiedTradeSettlementHeaderMonetarySummation", "BG-22")
  }

  /// The dates of `BillingSpecifiedPeriod`.
  func period(_ first: String, _ last: String) throws -> (CalendarDate?, CalendarDate?) {
    let period = self["BillingSpecifiedPeriod"]
    return (
      try period?["StartDateTime"]?.date(first), try period?["EndDateTime"]?.date(last)
    )
  }
}
