extension Payment {
  package init(uid: String, invoiceUID: String, amount: Int64, created: Instant) {
    self.init(blank: uid)
    self.invoiceUID = invoiceUID
    self.amount = amount
    self.created = created
  }

  /// The text in its normal form.
  ///
  /// - Throws: `invalid` for what the property cannot be.
  static func checked(_ text: String, for property: Property) throws -> String {
    let field = property.rawValue
    return switch property {
    case _ where text.isEmpty: ""
    case .invoice: try TextRule.uid.line(text)
    case .means: try CodeList.paymentMeans.code(text, field: field)
    case .notes: try InvoiceText.lines(text, what: "Notes", field: field)
    default: try InvoiceText.line(text, field: field)
    }
  }
}
