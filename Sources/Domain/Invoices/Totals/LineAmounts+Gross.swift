extension LineAmounts {
  /// Makes amounts with VAT what they are without it; `net` is what the line has of all that is taxed as it is.
  mutating func takeVATOut(of line: InvoiceLine, net: Int64, in currency: Currency) {
    let step = Int128(currency.rounding)
    let divisor = 100_000 + Int128(line.vatRate)
    let given = self
    discount = Int64(
      clamping: (Int128(given.discount) / step * 100_000).rounded(by: divisor) * step)
    base = Int64(clamping: Int128(net) + Int128(discount))
    self.net = net
    let price = Self.netPrice(of: line, base: base, in: currency)
    let share = line.discountRate.flatMap { try? currency.share($0, of: base, field: "") }
    agreed = AgreedAmounts(
      base: given.base, discount: given.discount, total: given.net, netPrice: price.one,
      priceQuantity: price.quantity, hasRate: share == discount)
  }

  /// A price that comes to the net amount, with as few decimals as that takes: the one of the gross price, or else the
  /// one of the amount. Where six are too few, it is the price of all.
  private static func netPrice(
    of line: InvoiceLine, base: Int64, in currency: Currency
  ) -> (one: Int64, quantity: Int64) {
    let exact: [(dividend: Int128, divisor: Int128)] = [
      (Int128(line.unitPrice) * 100_000, 100_000 + Int128(line.vatRate)),
      (
        Int128(base) * 1_000_000 * 10_000,
        max(1, Int128(currency.minorUnits) * Int128(line.quantity))
      ),
    ]
    var coarsest: Int128 = 1_000_000
    for _ in 0..<currency.decimals { coarsest /= 10 }
    for price in exact {
      var unit = coarsest
      while unit >= 1 {
        let rounded = price.dividend.rounded(by: price.divisor * unit) * unit
        if let one = Int64(exactly: rounded), InvoiceLine.unitPriceRange.contains(one),
          (try? currency.amount(quantity: line.quantity, price: one, field: "")) == base
        {
          return (one, 1_0000)
        }
        unit /= 10
      }
    }
    return (Int64(clamping: Int128(base) * 1_000_000 / Int128(currency.minorUnits)), line.quantity)
  }
}
