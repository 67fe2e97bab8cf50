extension Payment: InvoicePart, CheckedTexts {
  /// What all payments of an invoice come to at most, in minor units: it can be overpaid.
  package static let maximumTotal: Int64 = 1_000_000_000_000_000

  package init(uid: String, invoiceUID: String, amount: Int64, created: Instant) {
    self.init(uid: uid, invoiceUID: invoiceUID)
    self.amount = amount
    self.created = created
  }

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .invoice: try TextRule.uid.line(text)
    case .means: try CodeList.paymentMeans.code(text, field: field)
    case .notes: try InvoiceText.lines(text, what: "refusal\u{4}Notes", field: field)
    default: try InvoiceText.line(text, field: field)
    }
  }
}
