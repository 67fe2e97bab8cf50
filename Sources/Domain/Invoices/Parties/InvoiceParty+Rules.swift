extension InvoiceParty: InvoicePart, CheckedTexts {
  package enum Role: Int32, CaseIterable, Sendable {
    case seller = 1
    case buyer = 2
  }

  package init(uid: String, invoiceUID: String, role: Role) {
    self.init(uid: uid, invoiceUID: invoiceUID)
    self.role = role
  }

  static let neverEmpty: [Property] = [.invoice]

  /// The uids of its invoice and logo.
  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    try TextRule.uid.line(text)
  }
}
