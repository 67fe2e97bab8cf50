extension PaymentReminder: InvoicePart, CheckedTexts {
  /// How many levels there are.
  package static let lastLevel: Int64 = 9

  /// The uid follows from the invoice and the level.
  package static func uid(ofInvoice uid: String, level: Int64) -> String {
    OccurrenceUID.make(series: uid, occurrence: "\(level)", role: "payment reminder")
  }

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .invoice: try TextRule.uid.line(text)
    case .interestRows: try [InterestSpan](text: text).text
    default: try InvoiceText.lines(text, field: field)
    }
  }

  /// What it claims in all, in minor units; of a damaged store, it need not fit.
  package var total: Int64 {
    Int64(
      clamping: Int128(owed) + Int128(fee) + Int128(recovery) + Int128(earlier) + Int128(interest))
  }

  /// What its interest is made of; nothing of what another program damaged.
  package var spans: [InterestSpan] { (try? [InterestSpan](text: interestRows)) ?? [] }
}
