extension InvoiceParty {
  package enum Role: Int32, CaseIterable, Sendable {
    case seller = 1
    case buyer = 2
  }

  package init(uid: String, invoiceUID: String, role: Role) {
    self.init(blank: uid)
    self.invoiceUID = invoiceUID
    self.role = role
  }

  /// The uids of its invoice and logo.
  static func checked(_ text: String, for property: Property) throws -> String {
    property == .logo && text.isEmpty ? "" : try TextRule.uid.line(text)
  }
}
