extension Payment: InvoicePart, CheckedTexts {
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
