import Domain

/// A Cross Industry Invoice that was received from a seller.
struct ReceivedCrossIndustryInvoice {
  private let root: XMLElement
  private let document: XMLElement
  private let transaction: XMLElement
  private let agreement: XMLElement
  private let settlement: XMLElement
  private let currency: Currency
  private var received: ReceivedInvoice

  init(_ root: XMLElement) throws {
    self.root = root
    document = try root.required("ExchangedDocument", "BT-1")
    transaction = try root.required("SupplyChainTradeTransaction", "BG-22")
    agreement = try transaction.required("ApplicableHeaderTradeAgreement", "BG-4")
    settlement = try transaction.required("ApplicableHeaderTradeSettlement", "BG-22")
    currency = try settlement.currency()
    let date = try document.required("IssueDateTime", "BT-2").date("BT-2")
    received = ReceivedInvoice(issueDate: date, currency: currency)
  }

  consuming func read(endingAt safePoints: SafePoints) throws -> ReceivedInvoice {
    received.number = try document.required("ID", "BT-1").number()
    received.typeCode = try document.required("TypeCode", "BT-3").typeCode()
    takeTexts()
    try takeParties()
    try takeDelivery()
    try takePayment()
    try takeTaxes()
    received.adjustments = try settlement.adjustmentElements().map { try adjustment($0) }
    received.adjustments += try settlement.all("SpecifiedLogisticsServiceCharge").map {
      try freight($0)
    }
    try takeTotals()
    for item in transaction.all("IncludedSupplyChainTradeLineItem") {
      try safePoints.check()
      received.lines.append(try line(item))
    }
    return received
  }

  private mutating func takeTexts() {
    let context = root["ExchangedDocumentContext"]
    received.profile = context?["GuidelineSpecifiedDocumentContextParameter", "ID"]?.line ?? ""
    received.businessProcess =
      context?["BusinessProcessSpecifiedDocumentContextParameter", "ID"]?.line ?? ""
    received.notes = document.all("IncludedNote").map {
      ReceivedInvoice.Note(
        code: $0["SubjectCode"]?.line ?? "", text: $0["Content"]?.paragraph ?? "")
    }
    received.buyerReference = agreement["BuyerReference"]?.line ?? ""
    received.projectReference = agreement["SpecifiedProcuringProject", "ID"]?.line ?? ""
    received.contractReference =
      agreement["ContractReferencedDocument", "IssuerAssignedID"]?.line ?? ""
    received.orderReference =
      agreement["BuyerOrderReferencedDocument", "IssuerAssignedID"]?.line ?? ""
  }

  private mutating func takeParties() throws {
    received.seller = party(try agreement.required("SellerTradeParty", "BG-4"), .seller)
    received.buyer = party(try agreement.required("BuyerTradeParty", "BG-7"), .buyer)
    received.taxRepresentative = party(
      agreement["SellerTaxRepresentativeTradeParty"], .taxRepresentative)
    received.payee = party(settlement["PayeeTradeParty"], .payee)
  }

  private mutating func party(_ element: XMLElement?, _ role: ReceivedParty.Role) -> Party {
    guard let element else { return Party() }
    var reading = ReceivedParty(role)
    reading.take(.name, element["Name"])
    reading.take(identifiers: element.all("GlobalID"))
    let organization = element["SpecifiedLegalOrganization"]
    reading.take(registration: organization?["ID"])
    reading.take(.tradingName, organization?["TradingBusinessName"])
    reading.take(.legalForm, element["Description"])
    if let contact = element["DefinedTradeContact"] {
      let names = ["PersonName", "DepartmentName"].compactMap { contact[$0]?.line }
      reading.take(.contact, names.filter { !$0.isEmpty }.joined(separator: ", "))
      reading.take(.phone, contact["TelephoneUniversalCommunication", "CompleteNumber"])
      reading.take(.email, contact["EmailURIUniversalCommunication", "URIID"])
    }
    if let address = element["URIUniversalCommunication", "URIID"] {
      reading.take(.electronicAddress, address)
      reading.take(.electronicScheme, address.attribute("schemeID"))
    }
    if let address = element["PostalTradeAddress"] {
      reading.take(.street, address["LineOne"])
      let more = ["LineTwo", "LineThree"].compactMap { address[$0]?.line }.filter { !$0.isEmpty }
      reading.take(.street2, more.joined(separator: ", "))
      reading.take(.postalCode, address["PostcodeCode"])
      reading.take(.city, address["CityName"])
      reading.take(.region, address["CountrySubDivisionName"])
      reading.take(.country, address["CountryID"])
    }
    for number in element.all("SpecifiedTaxRegistration").compactMap({ $0["ID"] }) {
      switch number.attribute("schemeID") {
      case "VA": reading.take(.vatNumber, number)
      case "FC": reading.take(.taxNumber, number)
      default: break
      }
    }
    received.warnings += reading.warnings
    return reading.party
  }

  private mutating func takeDelivery() throws {
    let delivery = transaction["ApplicableHeaderTradeDelivery"]
    received.recipient = party(delivery?["ShipToTradeParty"], .recipient)
    received.deliveryDate = try delivery?["ActualDeliverySupplyChainEvent", "OccurrenceDateTime"]?
      .date("BT-72")
    (received.firstDate, received.lastDate) = try settlement.period("BT-73", "BT-74")
  }

  private mutating func takePayment() throws {
    received.paymentReference = settlement["PaymentReference"]?.line ?? ""
    let terms = settlement.all("SpecifiedTradePaymentTerms")
    received.dueDate = try terms.lazy.compactMap { $0["DueDateDateTime"] }.first?.date("BT-9")
    received.paymentTerms = terms.compactMap { $0["Description"]?.paragraph }
      .filter { !$0.isEmpty }.joined(separator: "\n")
    let mandate = terms.lazy.compactMap { $0["DirectDebitMandateID"] }.first?.line ?? ""
    received.means = settlement.all("SpecifiedTradeSettlementPaymentMeans").map { element in
      var means = ReceivedInvoice.Means()
      means.code = element["TypeCode"]?.line ?? ""
      means.label = element["Information"]?.line ?? ""
      let account = element["PayeePartyCreditorFinancialAccount"]
      means.iban = (account?["IBANID"] ?? account?["ProprietaryID"])?.line ?? ""
      means.accountName = account?["AccountName"]?.line ?? ""
      means.bic = element["PayeeSpecifiedCreditorFinancialInstitution", "BICID"]?.line ?? ""
      means.debitedIBAN = element["PayerPartyDebtorFinancialAccount", "IBANID"]?.line ?? ""
      if !means.debitedIBAN.isEmpty { means.mandate = mandate }
      return means
    }
    received.references = try settlement.all("InvoiceReferencedDocument").map {
      ReceivedInvoice.Reference(
        number: $0["IssuerAssignedID"]?.line ?? "",
        date: try $0["FormattedIssueDateTime"]?.date("BT-26"))
    }
  }

  private mutating func takeTaxes() throws {
    received.taxes = try settlement.all("ApplicableTradeTax").map { element in
      var tax = ReceivedInvoice.Tax()
      tax.code = try element.required("CategoryCode", "BT-118").line
      tax.percent = try element["RateApplicablePercent"]?.decimal("BT-119") ?? ""
      tax.taxable = try element.required("BasisAmount", "BT-116").amount(currency, "BT-116")
      tax.tax = try element.required("CalculatedAmount", "BT-117").amount(currency, "BT-117")
      tax.reason = element["ExemptionReason"]?.line ?? ""
      tax.reasonCode = element["ExemptionReasonCode"]?.line ?? ""
      return tax
    }
  }

  private mutating func takeTotals() throws {
    let stated = try settlement.summation()
    func amount(_ name: String, _ term: String) throws -> Int64? {
      try stated[name]?.amount(currency, term)
    }
    var totals = ReceivedInvoice.Totals()
    totals.lines = try amount("LineTotalAmount", "BT-106")
    totals.allowances = try amount("AllowanceTotalAmount", "BT-107")
    totals.charges = try amount("ChargeTotalAmount", "BT-108")
    totals.net = try stated.required("TaxBasisTotalAmount", "BT-109").amount(currency, "BT-109")
    totals.gross = try stated.required("GrandTotalAmount", "BT-112").amount(currency, "BT-112")
    totals.prepaid = try amount("TotalPrepaidAmount", "BT-113") ?? 0
    totals.rounding = try amount("RoundingAmount", "BT-114") ?? 0
    totals.due = try stated.required("DuePayableAmount", "BT-115").amount(currency, "BT-115")
    for element in stated.all("TaxTotalAmount") {
      let code = element.attribute("currencyID") ?? currency.code
      if code == currency.code {
        totals.vat = try element.amount(currency, "BT-110")
      } else {
        received.taxCurrency = code
        received.taxInTaxCurrency = try element.decimal("BT-111")
      }
    }
    if received.taxCurrency.isEmpty {
      received.taxCurrency = settlement["TaxCurrencyCode"]?.line ?? ""
    }
    received.totals = totals
  }

  private func adjustment(
    _ element: XMLElement, onLine isOnLine: Bool = false
  ) throws -> ReceivedInvoice.Adjustment {
    var adjustment = ReceivedInvoice.Adjustment()
    let isCharge = try element.required("ChargeIndicator", isOnLine ? "BG-28" : "BG-21")
      .indicator(isOnLine ? "BG-28" : "BG-21")
    let term = isOnLine ? (isCharge ? "BT-141" : "BT-136") : (isCharge ? "BT-99" : "BT-92")
    adjustment.isCharge = isCharge
    adjustment.amount = try element.required("ActualAmount", term).amount(currency, term)
    adjustment.percent = try element["CalculationPercent"]?.decimal(term) ?? ""
    adjustment.reason = element["Reason"]?.line ?? ""
    adjustment.reasonCode = element["ReasonCode"]?.line ?? ""
    adjustment.vatCode = element["CategoryTradeTax", "CategoryCode"]?.line ?? ""
    adjustment.vatPercent =
      try element["CategoryTradeTax", "RateApplicablePercent"]?.decimal("BT-96") ?? ""
    return adjustment
  }

  /// A charge for transport, which the profile EXTENDED has apart (BG-X-42).
  private func freight(_ element: XMLElement) throws -> ReceivedInvoice.Adjustment {
    var adjustment = ReceivedInvoice.Adjustment()
    adjustment.isCharge = true
    adjustment.amount = try element.required("AppliedAmount", "BT-X-272")
      .amount(currency, "BT-X-272")
    adjustment.reason = element["Description"]?.line ?? ""
    adjustment.vatCode = element["AppliedTradeTax", "CategoryCode"]?.line ?? ""
    adjustment.vatPercent =
      try element["AppliedTradeTax", "RateApplicablePercent"]?.decimal("BT-X-274") ?? ""
    return adjustment
  }

  private func line(_ item: XMLElement) throws -> ReceivedInvoice.Line {
    var line = ReceivedInvoice.Line()
    let document = item["AssociatedDocumentLineDocument"]
    line.id = document?["LineID"]?.line ?? ""
    line.note = (document?.all("IncludedNote") ?? []).compactMap { $0["Content"]?.paragraph }
      .joined(separator: "\n")
    line.isCounted = (document?["LineStatusReasonCode"]?.line ?? "DETAIL") == "DETAIL"
    let product = item["SpecifiedTradeProduct"]
    line.name = product?["Name"]?.line ?? ""
    line.details = product?["Description"]?.paragraph ?? ""
    line.itemNumber = product?["SellerAssignedID"]?.line ?? ""
    let settlement = try item.required("SpecifiedLineTradeSettlement", "BT-131")
    line.vatCode = settlement["ApplicableTradeTax", "CategoryCode"]?.line ?? ""
    line.vatPercent =
      try settlement["ApplicableTradeTax", "RateApplicablePercent"]?.decimal("BT-152") ?? ""
    (line.firstDate, line.lastDate) = try settlement.period("BT-134", "BT-135")
    line.adjustments = try settlement.adjustmentElements().map { try adjustment($0, onLine: true) }
    let sums = settlement["SpecifiedTradeSettlementLineMonetarySummation"]
    if let net = sums?["LineTotalAmount"] {
      line.net = try net.amount(currency, "BT-131")
    } else if line.isCounted {
      _ = try (sums ?? settlement).required("LineTotalAmount", "BT-131")
    }
    try takePrices(of: item, to: &line)
    return line
  }

  private func takePrices(of item: XMLElement, to line: inout ReceivedInvoice.Line) throws {
    if let billed = item["SpecifiedLineTradeDelivery", "BilledQuantity"] {
      line.quantity = try billed.decimal("BT-129")
      line.unit = billed.attribute("unitCode") ?? ""
    }
    let agreement = item["SpecifiedLineTradeAgreement"]
    let net = agreement?["NetPriceProductTradePrice"]
    let gross = agreement?["GrossPriceProductTradePrice"]
    line.netPrice = try net?["ChargeAmount"]?.decimal("BT-146") ?? ""
    line.grossPrice = try gross?["ChargeAmount"]?.decimal("BT-148") ?? ""
    line.priceDiscount =
      try gross?["AppliedTradeAllowanceCharge", "ActualAmount"]?.decimal("BT-147") ?? ""
    line.priceQuantity =
      try (net?["BasisQuantity"] ?? gross?["BasisQuantity"])?.decimal("BT-149") ?? ""
  }
}
