import Domain

/// Invoices of one line, of which each test changes what it is about.
struct SmallInvoice {
  var invoice = Invoice(uid: "i1", kind: .invoice, created: Instant(clamping: 0))
  var seller = Party()
  var buyer = Party()
  var lines: [InvoiceLine] = []
  var adjustments: [InvoiceAdjustment] = []

  /// Three hours at 100.00 EUR, of a French seller for a German buyer.
  init(_ category: VATCategory = .standard, rate: Int64 = 20_000) throws {
    invoice.number = "F2026-0001"
    invoice.issueDate = CalendarDate(packed: 2026_10_01)
    invoice.dueDate = CalendarDate(packed: 2026_10_31)
    invoice.language = "en"
    for (property, text) in [
      (Party.Property.name, "Atelier Lumière"), (.country, "FR"), (.city, "Paris"),
      (.siren, "732829320"), (.vatNumber, "FR44732829320"), (.iban, "FR7630006000011234567890189"),
    ] {
      try seller.set(property, to: text)
    }
    for (property, text) in [
      (Party.Property.name, "Müller & Söhne GmbH"), (.country, "DE"), (.vatNumber, "DE136695976"),
      (.email, "rechnung@mueller.example"),
    ] {
      try buyer.set(property, to: text)
    }
    var line = InvoiceLine(uid: "l1", invoiceUID: "i1")
    line.name = "Advice"
    line.unit = "HUR"
    line.quantity = 3_0000
    line.unitPrice = 100_000_000
    line.vatCategory = category
    line.vatRate = rate
    lines = [line]
  }

  /// With everything that both syntaxes have a place for.
  static func full(_ kind: Invoice.Kind) throws -> SmallInvoice {
    var small = try SmallInvoice()
    small.invoice.kind = kind
    try small.fillInvoice()
    try small.fillParties()
    small.lines[0].details = "On the phone.\nTwice."
    small.lines[0].discountRate = 10_00
    small.lines[0].firstDate = CalendarDate(packed: 2026_09_01)
    small.lines[0].lastDate = CalendarDate(packed: 2026_09_30)
    var second = small.lines[0]
    second = InvoiceLine(uid: "l2", invoiceUID: "i1")
    second.name = "Printed <manual>"
    second.unitPrice = 12_345_678
    second.quantity = 1_2500
    second.vatCategory = .exempt
    second.discount = 43
    second.discountReason = "Scratched"
    second.exemptionReason = "Books"
    second.exemptionCode = "VATEX-FR-CGI261-4"
    small.lines.append(second)
    small.adjustments = [small.adjustment(isCharge: true), small.adjustment(isCharge: false)]
    return small
  }

  private mutating func fillInvoice() throws {
    invoice.currency = "USD"
    invoice.exchangeRate = 1_084_200
    invoice.deliveryDate = CalendarDate(packed: 2026_09_30)
    invoice.firstDate = CalendarDate(packed: 2026_09_01)
    invoice.lastDate = CalendarDate(packed: 2026_09_30)
    invoice.businessProcess = "M1"
    invoice.buyerReference = "Buying"
    invoice.orderReference = "PO-1"
    invoice.contractReference = "C-2"
    invoice.paymentTerms = "30 days"
    invoice.latePenalty = "12 %"
    invoice.recoveryFee = "40 EUR"
    invoice.earlyDiscount = "None"
    invoice.notes = "Thank you"
    invoice.prepaid = 100_00
    invoice.precedingNumber = "F2026-0000"
    invoice.precedingDate = CalendarDate(packed: 2026_08_31)
  }

  private mutating func fillParties() throws {
    for (property, text) in [
      (Party.Property.tradingName, "Lumière"), (.legalForm, "SARL"), (.shareCapital, "10 000 EUR"),
      (.registry, "RCS Paris"), (.contact, "Ada"), (.street, "12 rue de la Paix"),
      (.street2, "2e étage"), (.postalCode, "75002"), (.region, "Île-de-France"),
      (.siret, "73282932000074"), (.taxNumber, "4711"), (.email, "ada@lumiere.example"),
      (.phone, "+33 1 23 45 67 89"), (.bic, "AGRIFRPP"), (.accountName, "Lumière SARL"),
    ] {
      try seller.set(property, to: text)
    }
    try buyer.set(.registrationNumber, to: "HRB 1234")
  }

  private func adjustment(isCharge: Bool) -> InvoiceAdjustment {
    var adjustment = InvoiceAdjustment(uid: isCharge ? "a1" : "a2", invoiceUID: "i1")
    adjustment.isCharge = isCharge
    adjustment.reason = isCharge ? "Freight" : "Loyalty"
    adjustment.reasonCode = isCharge ? "FC" : ""
    adjustment.amount = isCharge ? 15_00 : nil
    adjustment.rate = isCharge ? nil : 2_50
    adjustment.vatRate = 20_000
    return adjustment
  }

  func document() throws -> InvoiceDocument {
    InvoiceDocument(
      invoice: invoice, seller: seller, buyer: buyer, logo: nil, lines: lines,
      adjustments: adjustments,
      totals: try InvoiceTotals(
        of: invoice, lines: lines, adjustments: adjustments, seller: seller))
  }
}
