extension Payment: InvoicePart, CheckedTexts {
  /// What all payments of an invoice come to at most, in minor units: it can be overpaid.
  package static let maximumTotal: Int64 = 1_000_000_000_000_000

  package init(uid: String, invoiceUID: String, amount: Int64, created: Instant) {
    self.init(uid: uid, invoiceUID: invoiceUID)
    self.amount = amount
    self.created = created
  }
}
