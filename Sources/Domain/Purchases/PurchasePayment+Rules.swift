extension PurchasePayment: CheckedTexts {
  package init(uid: String, purchaseUID: String, amount: Int64, created: Instant) {
    self.init(blank: uid)
    self.purchaseUID = purchaseUID
    self.amount = amount
    self.created = created
  }

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .purchase: try TextRule.uid.line(text)
    case .means: try CodeList.paymentMeans.code(text, field: field)
    case .notes: try InvoiceText.lines(text, what: "refusal\u{4}Notes", field: field)
    default: try InvoiceText.line(text, field: field)
    }
  }
}

extension PaymentInput {
  /// Sets all but its date.
  ///
  /// - Throws: `invalid` for what is wrong with the input.
  package func apply(to payment: inout PurchasePayment) throws {
    try payment.set(.amount, toGiven: amount)
    try payment.set(.means, toGiven: means)
    try payment.set(.reference, toGiven: reference)
    try payment.set(.notes, toGiven: notes)
  }
}
