extension EmailMessage: InvoicePart, CheckedTexts {
  /// The raw values are those of the C API.
  package enum State: Int32, CaseIterable, Sendable {
    /// Since it was handed to the server; it stays so when the program ended before the answer.
    case sending = 1
    case sent = 2
    case failed = 3
  }

  package init(uid: String, invoiceUID: String, created: Instant) {
    self.init(uid: uid, invoiceUID: invoiceUID)
    self.created = created
  }

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .invoice: try TextRule.uid.line(text)
    case .recipients: try InvoiceText.line(text, field: field, maximum: 65_536)
    case .error: try InvoiceText.lines(text, field: field, maximum: 10_000)
    default: try InvoiceText.line(text, field: field, maximum: 1_000)
    }
  }
}
