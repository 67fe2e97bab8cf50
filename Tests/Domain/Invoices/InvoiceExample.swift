@testable import Domain

/// An invoice without problems, of which each test changes what it is about.
struct InvoiceExample {
  var invoice = Invoice(uid: "invoice", kind: .invoice, created: Instant(clamping: 0))
  var seller = Party()
  var buyer = Party()
  var buyerKind = ClientKind.business
  var lines: [InvoiceLine] = []
  var adjustments: [InvoiceAdjustment] = []

  init() throws {
    invoice.clientUID = "client"
    invoice.issueDate = CalendarDate(packed: 2026_10_01)
    invoice.dueDate = CalendarDate(packed: 2026_10_31)
    invoice.deliveryDate = CalendarDate(packed: 2026_09_30)
    invoice.latePenalty = "Pénalités de retard : trois fois le taux d'intérêt légal."
    invoice.recoveryFee = "Indemnité forfaitaire pour frais de recouvrement : 40 €."
    invoice.earlyDiscount = "Pas d'escompte pour paiement anticipé."
    try seller.set([
      .name: "Atelier Lumière", .city: "Paris", .country: "FR", .siren: "732829320",
      .siret: "73282932000074", .vatNumber: "FR44732829320", .email: "a@atelier.example",
    ])
    try buyer.set([
      .name: "Müller GmbH", .city: "Berlin", .country: "DE", .vatNumber: "DE136695976",
      .email: "b@mueller.example",
    ])
    lines = [line()]
  }

  static func betweenFrenchBusinesses() throws -> InvoiceExample {
    var example = try InvoiceExample()
    try example.buyer.set([.country: "FR", .vatNumber: ""])
    return example
  }

  /// One at 100.00, with VAT of 20 %.
  func line(
    quantity: Int64 = 1_0000, price: Int64 = 100_000_000, _ category: VATCategory = .standard,
    rate: Int64 = 20_000, reason: String = ""
  ) -> InvoiceLine {
    var line = InvoiceLine(uid: "line", invoiceUID: "invoice")
    line.name = "Conseil"
    line.quantity = quantity
    line.unitPrice = price
    line.vatCategory = category
    line.vatRate = rate
    line.exemptionReason = reason
    return line
  }

  func adjustment(
    amount: Int64? = nil, rate: Int64? = nil, isCharge: Bool = false,
    _ category: VATCategory = .standard, vatRate: Int64 = 20_000
  ) -> InvoiceAdjustment {
    var adjustment = InvoiceAdjustment(uid: "adjustment", invoiceUID: "invoice")
    adjustment.amount = amount
    adjustment.rate = rate
    adjustment.isCharge = isCharge
    adjustment.reason = isCharge ? "Port" : "Remise"
    adjustment.vatCategory = category
    adjustment.vatRate = vatRate
    return adjustment
  }

  func totals() throws -> InvoiceTotals {
    try InvoiceTotals(of: invoice, lines: lines, adjustments: adjustments, seller: seller)
  }

  func document() throws -> InvoiceDocument {
    InvoiceDocument(
      invoice: invoice, seller: seller, buyer: buyer, buyerKind: buyerKind, logo: nil,
      lines: lines, adjustments: adjustments, totals: try totals())
  }

  func problems() throws -> [Problem] { InvoiceRules.problems(of: try document()) }
}

extension Party {
  mutating func set(_ texts: [Property: String]) throws {
    for (property, text) in texts { try set(property, to: text) }
  }
}
