/// The amounts at one category and rate of an invoice that deducts down payments.
package struct DeductedRate: Equatable, Sendable {
  /// Of all items, allowances and charges.
  package var whole: VATBreakdown
  /// Of the down payments.
  package var deducted: VATBreakdown
  package var rest: VATBreakdown
}

extension InvoiceDocument {
  /// By category and rate; none where nothing is deducted.
  package var deductedRates: [DeductedRate] {
    guard !deductions.isEmpty else { return [] }
    return totals.rest.map { rest in
      let none = VATBreakdown(category: rest.category, rate: rest.rate)
      return DeductedRate(
        whole: totals.whole.first(where: rest.isTaxed) ?? none,
        deducted: deductions.breakdown.first(where: rest.isTaxed) ?? none, rest: rest)
    }
  }
}
