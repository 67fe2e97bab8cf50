/// A property that payments of invoices and of purchases share.
package protocol PaymentProperty {
  /// What was paid.
  static var owner: Self { get }
  static var amount: Self { get }
  static var means: Self { get }
  static var reference: Self { get }
  static var notes: Self { get }
}

extension Payment.Property: PaymentProperty {
  package static var owner: Self { .invoice }
}

extension PurchasePayment.Property: PaymentProperty {
  package static var owner: Self { .purchase }
}

extension CheckedTexts where Property: PaymentProperty {
  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .owner: try TextRule.uid.line(text)
    case .means: try CodeList.paymentMeans.code(text, field: field)
    case .notes: try InvoiceText.lines(text, what: "refusal\u{4}Notes", field: field)
    default: try InvoiceText.line(text, field: field)
    }
  }
}
