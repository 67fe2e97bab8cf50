import Domain

/// The reason for which a draft from a quote cannot be issued: another device has invoiced the quote in the
/// meantime, or an undo has restored a draft.
struct QuoteUse {
  private let store: any Store

  init(_ store: any Store) {
    self.store = store
  }

  func problems(of draft: Invoice, gross: Int64) throws -> [Problem] {
    guard !draft.quoteUID.isEmpty, draft.kind == .invoice || draft.kind == .downPayment else {
      return []
    }
    let others = try store.invoices.made(ofQuote: draft.quoteUID).filter {
      $0.uid != draft.uid && ($0.stage == .issued || $0.stage == .replaced)
    }
    if let whole = others.first(where: { $0.kind == .invoice }) {
      return [
        Problem(
          rule: "Quote", field: Invoice.Property.quoteNumber.rawValue,
          message:
            "All of \(draft.quoteNumber) was invoiced already, by \(whole.number): delete this draft."
        )
      ]
    }
    let payments = others.filter { $0.kind == .downPayment }
    if draft.kind == .invoice {
      return try DownPaymentDeduction(store: store).problem(of: draft, beside: payments).map {
        [$0]
      }
        ?? []
    }
    guard let quote = try store.invoices.find(uid: draft.quoteUID) else { return [] }
    do {
      try Self.refuse(gross, of: quote, beside: payments)
      return []
    } catch let failure as Failure where failure.kind == .conflict {
      return [
        Problem(
          rule: "Quote", field: Invoice.Property.quoteNumber.rawValue, message: failure.message)
      ]
    }
  }

  /// What down payments come to together.
  static func total(of payments: [Invoice]) -> Int128 {
    payments.reduce(0) { $0 + Int128($1.total) }
  }

  /// - Throws: `conflict` for a down payment of more than is left of the quote.
  static func refuse(_ gross: Int64, of quote: Invoice, beside payments: [Invoice]) throws {
    let currency = try Currency(quote.currency)
    let before = total(of: payments)
    guard before + Int128(gross) > Int128(quote.total) else { return }
    let rest = DecimalText.text(
      Int64(clamping: Int128(quote.total) - before), decimals: currency.exponent)
    let wanted = DecimalText.text(gross, decimals: currency.exponent)
    throw Failure(
      .conflict,
      "Of \(quote.number), \(rest) \(currency.code) is in no down payment yet, and this one comes to \(wanted) "
        + "\(currency.code).", field: "id")
  }
}
