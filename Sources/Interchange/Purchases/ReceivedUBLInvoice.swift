import Domain

/// A UBL Invoice or CreditNote that was received from a seller.
struct ReceivedUBLInvoice {
  private let root: XMLElement
  private let isCreditNote: Bool
  private let currency: Currency
  private var received: ReceivedInvoice

  init(_ root: XMLElement) throws {
    self.root = root
    isCreditNote = root.name == "CreditNote"
    let code = try root.required("DocumentCurrencyCode", "BT-5")
    let currency = try code.about("BT-5") { try Currency(code.line) }
    self.currency = currency
    received = ReceivedInvoice(
      issueDate: try root.required("IssueDate", "BT-2").day("BT-2"), currency: currency)
  }

  consuming func read(endingAt safePoints: SafePoints) throws -> ReceivedInvoice {
    received.number = try root.required("ID", "BT-1").number()
    let type = root[isCreditNote ? "CreditNoteTypeCode" : "InvoiceTypeCode"]
    received.typeCode = try type?.typeCode() ?? (isCreditNote ? 381 : 380)
    takeTexts()
    try takeParties()
    try takePayment()
    received.adjustments = try root.all("AllowanceCharge").map { try adjustment($0) }
    try takeTaxes()
    try takeTotals()
    for item in root.all(isCreditNote ? "CreditNoteLine" : "InvoiceLine") {
      try safePoints.check()
      received.lines.append(try line(item))
    }
    return received
  }

  private mutating func takeTexts() {
    received.profile = root["CustomizationID"]?.line ?? ""
    received.businessProcess = root["ProfileID"]?.line ?? ""
    received.notes = root.all("Note").map { Self.note($0.paragraph) }
    received.buyerReference = root["BuyerReference"]?.line ?? ""
    received.projectReference = root["ProjectReference", "ID"]?.line ?? ""
    received.contractReference = root["ContractDocumentReference", "ID"]?.line ?? ""
    received.orderReference = root["OrderReference", "ID"]?.line ?? ""
    received.taxCurrency = root["TaxCurrencyCode"]?.line ?? ""
  }

  /// UBL has no place for the subject: EN 16931 puts it before the text, as `#PMD#text`.
  private static func note(_ text: String) -> ReceivedInvoice.Note {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1].count == 3 else {
      return ReceivedInvoice.Note(code: "", text: text)
    }
    return ReceivedInvoice.Note(
      code: String(Substring(parts[1])), text: String(Substring(parts[2])))
  }

  private mutating func takeParties() throws {
    let seller = try root.required("AccountingSupplierParty", "BG-4").required("Party", "BG-4")
    let buyer = try root.required("AccountingCustomerParty", "BG-7").required("Party", "BG-7")
    received.seller = party(seller, .seller)
    received.buyer = party(buyer, .buyer)
    received.payee = party(root["PayeeParty"], .payee)
    received.taxRepresentative = party(root["TaxRepresentativeParty"], .taxRepresentative)
    let delivery = root["Delivery"]
    received.deliveryDate = try delivery?["ActualDeliveryDate"]?.day("BT-72")
    var recipient = ReceivedParty(.recipient)
    recipient.take(.name, delivery?["DeliveryParty", "PartyName"]?["Name"])
    Self.take(delivery?["DeliveryLocation", "Address"], to: &recipient)
    received.warnings += recipient.warnings
    received.recipient = recipient.party
  }

  private mutating func party(_ element: XMLElement?, _ role: ReceivedParty.Role) -> Party {
    guard let element else { return Party() }
    var reading = ReceivedParty(role)
    let legal = element["PartyLegalEntity"]
    let trading = element["PartyName", "Name"]
    let name = legal?["RegistrationName"] ?? trading
    reading.take(.name, name)
    if let trading, trading.line != name?.line { reading.take(.tradingName, trading) }
    reading.take(identifiers: element.all("PartyIdentification").compactMap { $0["ID"] })
    reading.take(registration: legal?["CompanyID"])
    reading.take(.legalForm, legal?["CompanyLegalForm"])
    if let contact = element["Contact"] {
      reading.take(.contact, contact["Name"])
      reading.take(.phone, contact["Telephone"])
      reading.take(.email, contact["ElectronicMail"])
    }
    if let address = element["EndpointID"] {
      reading.take(.electronicAddress, address)
      reading.take(.electronicScheme, address.attribute("schemeID"))
    }
    Self.take(element["PostalAddress"], to: &reading)
    for scheme in element.all("PartyTaxScheme") {
      let isVAT = (scheme["TaxScheme", "ID"]?.line ?? "VAT") == "VAT"
      reading.take(isVAT ? .vatNumber : .taxNumber, scheme["CompanyID"])
    }
    received.warnings += reading.warnings
    return reading.party
  }

  private static func take(_ address: XMLElement?, to party: inout ReceivedParty) {
    guard let address else { return }
    party.take(.street, address["StreetName"])
    let more = [address["AdditionalStreetName"], address["AddressLine", "Line"]]
      .compactMap { $0?.line }.filter { !$0.isEmpty }
    party.take(.street2, more.joined(separator: ", "))
    party.take(.postalCode, address["PostalZone"])
    party.take(.city, address["CityName"])
    party.take(.region, address["CountrySubentity"])
    party.take(.country, address["Country", "IdentificationCode"])
  }

  private mutating func takePayment() throws {
    let elements = root.all("PaymentMeans")
    received.dueDate =
      try (root["DueDate"] ?? elements.lazy.compactMap { $0["PaymentDueDate"] }.first)?.day("BT-9")
    received.paymentReference = elements.lazy.compactMap { $0["PaymentID"] }.first?.line ?? ""
    received.paymentTerms = root.all("PaymentTerms").compactMap { $0["Note"]?.paragraph }
      .filter { !$0.isEmpty }.joined(separator: "\n")
    received.means = elements.map { element in
      var means = ReceivedInvoice.Means()
      means.code = element["PaymentMeansCode"]?.line ?? ""
      means.label = element["PaymentMeansCode"]?.attribute("name") ?? ""
      let account = element["PayeeFinancialAccount"]
      means.iban = account?["ID"]?.line ?? ""
      means.accountName = account?["Name"]?.line ?? ""
      means.bic = account?["FinancialInstitutionBranch", "ID"]?.line ?? ""
      let mandate = element["PaymentMandate"]
      means.mandate = mandate?["ID"]?.line ?? ""
      means.debitedIBAN = mandate?["PayerFinancialAccount", "ID"]?.line ?? ""
      return means
    }
    received.references = try root.all("BillingReference")
      .compactMap { $0["InvoiceDocumentReference"] }
      .map {
        ReceivedInvoice.Reference(
          number: $0["ID"]?.line ?? "", date: try $0["IssueDate"]?.day("BT-26"))
      }
    (received.firstDate, received.lastDate) = try root.days("BT-73", "BT-74")
  }

  private mutating func takeTaxes() throws {
    for total in root.all("TaxTotal") {
      let amount = try total.required("TaxAmount", "BT-110")
      let code = amount.attribute("currencyID") ?? currency.code
      if code != currency.code {
        received.taxCurrency = code
        received.taxInTaxCurrency = try amount.decimal("BT-111")
        continue
      }
      received.totals.vat = try amount.amount(currency, "BT-110")
      received.taxes += try total.all("TaxSubtotal").map { try tax($0) }
    }
  }

  private func tax(_ element: XMLElement) throws -> ReceivedInvoice.Tax {
    var tax = ReceivedInvoice.Tax()
    tax.taxable = try element.required("TaxableAmount", "BT-116").amount(currency, "BT-116")
    tax.tax = try element.required("TaxAmount", "BT-117").amount(currency, "BT-117")
    let category = try element.required("TaxCategory", "BT-118")
    tax.code = try category.required("ID", "BT-118").line
    tax.percent = try category["Percent"]?.decimal("BT-119") ?? ""
    tax.reason = category["TaxExemptionReason"]?.line ?? ""
    tax.reasonCode = category["TaxExemptionReasonCode"]?.line ?? ""
    return tax
  }

  private mutating func takeTotals() throws {
    let stated = try root.required("LegalMonetaryTotal", "BG-22")
    func amount(_ name: String, _ term: String) throws -> Int64? {
      try stated[name]?.amount(currency, term)
    }
    received.totals.lines = try amount("LineExtensionAmount", "BT-106")
    received.totals.allowances = try amount("AllowanceTotalAmount", "BT-107")
    received.totals.charges = try amount("ChargeTotalAmount", "BT-108")
    received.totals.net = try stated.required("TaxExclusiveAmount", "BT-109")
      .amount(currency, "BT-109")
    received.totals.gross = try stated.required("TaxInclusiveAmount", "BT-112")
      .amount(currency, "BT-112")
    received.totals.prepaid = try amount("PrepaidAmount", "BT-113") ?? 0
    received.totals.rounding = try amount("PayableRoundingAmount", "BT-114") ?? 0
    received.totals.due = try stated.required("PayableAmount", "BT-115").amount(currency, "BT-115")
  }

  private func adjustment(
    _ element: XMLElement, onLine isOnLine: Bool = false
  ) throws -> ReceivedInvoice.Adjustment {
    var adjustment = ReceivedInvoice.Adjustment()
    let isCharge = try element.indicator(named: "ChargeIndicator", isOnLine ? "BG-28" : "BG-21")
    let term = isOnLine ? (isCharge ? "BT-141" : "BT-136") : (isCharge ? "BT-99" : "BT-92")
    adjustment.isCharge = isCharge
    adjustment.amount = try element.required("Amount", term).amount(currency, term)
    adjustment.percent = try element["MultiplierFactorNumeric"]?.decimal(term) ?? ""
    adjustment.reason = element["AllowanceChargeReason"]?.line ?? ""
    adjustment.reasonCode = element["AllowanceChargeReasonCode"]?.line ?? ""
    adjustment.vatCode = element["TaxCategory", "ID"]?.line ?? ""
    adjustment.vatPercent = try element["TaxCategory", "Percent"]?.decimal("BT-96") ?? ""
    return adjustment
  }

  private func line(_ element: XMLElement) throws -> ReceivedInvoice.Line {
    var line = ReceivedInvoice.Line()
    line.id = element["ID"]?.line ?? ""
    line.note = element.all("Note").map(\.paragraph).joined(separator: "\n")
    if let quantity = element[isCreditNote ? "CreditedQuantity" : "InvoicedQuantity"] {
      line.quantity = try quantity.decimal("BT-129")
      line.unit = quantity.attribute("unitCode") ?? ""
    }
    line.net = try element.required("LineExtensionAmount", "BT-131").amount(currency, "BT-131")
    (line.firstDate, line.lastDate) = try element.days("BT-134", "BT-135")
    line.adjustments = try element.all("AllowanceCharge").map { try adjustment($0, onLine: true) }
    let item = element["Item"]
    line.name = item?["Name"]?.line ?? ""
    line.details = item?["Description"]?.paragraph ?? ""
    line.itemNumber = item?["SellersItemIdentification", "ID"]?.line ?? ""
    line.vatCode = item?["ClassifiedTaxCategory", "ID"]?.line ?? ""
    line.vatPercent = try item?["ClassifiedTaxCategory", "Percent"]?.decimal("BT-152") ?? ""
    let price = element["Price"]
    line.netPrice = try price?["PriceAmount"]?.decimal("BT-146") ?? ""
    line.priceQuantity = try price?["BaseQuantity"]?.decimal("BT-149") ?? ""
    line.priceDiscount = try price?["AllowanceCharge", "Amount"]?.decimal("BT-147") ?? ""
    line.grossPrice = try price?["AllowanceCharge", "BaseAmount"]?.decimal("BT-148") ?? ""
    return line
  }
}

extension XMLElement {
  /// The date in it, as yyyy-mm-dd, whatever its time zone.
  fileprivate func day(_ term: String) throws -> CalendarDate {
    let parts = line.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard
      line.utf8.count == 10 || line.utf8.count > 10 && "Z+-".utf8.contains(Array(line.utf8)[10]),
      parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      let packed = Int32(parts.joined()), let day = CalendarDate(packed: packed)
    else {
      throw failure(
        .malformed, "“\(line.prefix(40))” is no date: yyyy-mm-dd is expected.", term)
    }
    return day
  }

  /// The dates of `InvoicePeriod`.
  fileprivate func days(
    _ first: String, _ last: String
  ) throws -> (CalendarDate?, CalendarDate?) {
    let period = self["InvoicePeriod"]
    return (try period?["StartDate"]?.day(first), try period?["EndDate"]?.day(last))
  }

  /// "true" and "1", or "false" and "0", in an element in it.
  fileprivate func indicator(named name: String, _ term: String) throws -> Bool {
    let element = try required(name, term)
    switch element.line {
    case "true", "1": return true
    case "false", "0": return false
    default:
      throw element.failure(.malformed, "“true” or “false” is expected in \(name).", term)
    }
  }
}
