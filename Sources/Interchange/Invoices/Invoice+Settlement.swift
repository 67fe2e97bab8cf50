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

  /// BG-13 and BG-15. The address of the buyer is no other place.
  mutating func takeDelivery(_ delivery: XMLElement?, to buyer: Party) throws {
    deliveryDate = try delivery?["ActualDeliverySupplyChainEvent", "OccurrenceDateTime"]?
      .date("BT-72")
    guard let place = delivery?["ShipToTradeParty"] else { return }
    try take(.deliveryName, place["Name"], "BT-70")
    let parts: [(Property, String, Party.Property, term: String)] = [
      (.deliveryStreet, "LineOne", .street, "BT-75"),
      (.deliveryStreet2, "LineTwo", .street2, "BT-76"),
      (.deliveryPostalCode, "PostcodeCode", .postalCode, "BT-78"),
      (.deliveryCity, "CityName", .city, "BT-77"),
      (.deliveryRegion, "CountrySubDivisionName", .region, "BT-79"),
      (.deliveryCountry, "CountryID", .country, "BT-80"),
    ]
    guard let address = place["PostalTradeAddress"],
      parts.contains(where: { (address[$0.1]?.line ?? "") != buyer[$0.2] })
    else { return }
    for (property, name, _, term) in parts { try take(property, address[name], term) }
  }

  /// BT-8, which each row of the VAT breakdown has.
  private mutating func takeVATPoint(_ settlement: XMLElement) {
    let code = settlement["ApplicableTradeTax", "DueDateTypeCode"]?.line
    let points: [VATPoint] = [.invoiceDate, .delivery, .payment]
    vatPoint = points.first { $0.timeCode == code }?.rawValue ?? ""
  }

  /// BT-9, BT-20, BT-113, BG-3 and BG-14, of `ApplicableHeaderTradeSettlement`.
  mutating func takeTerms(_ settlement: XMLElement, _ currency: Currency) throws {
    (firstDate, lastDate) = try settlement.period("BT-73", "BT-74")
    takeVATPoint(settlement)
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
    guard kind == .creditNote || kind == .corrected, let reference = references.first else {
      return
    }
    guard references.count == 1 else {
      throw reference.failure(
        .unsupported,
        "the document is for \(references.count) invoices; one for one invoice is read.",
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
