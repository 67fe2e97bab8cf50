extension LineAmounts {
  /// Quantity times price, less the discount: each is rounded, and the net amount follows exactly.
  ///
  /// - Throws: `invalid` when an amount is over the limit, when a discount is more than what it is taken
  ///   off, or when it is finer than invoices in that currency are.
  package init(of line: InvoiceLine, in currency: Currency) throws {
    let base = try currency.amount(
      quantity: line.quantity, price: line.unitPrice, field: "unit_price_millionths")
    let discount =
      if let rate = line.discountRate {
        try currency.share(rate, of: base, field: "discount_basis_points")
      } else {
        try currency.whole(line.discount ?? 0, field: "discount_minor")
      }
    guard discount <= base else {
      throw Failure(
        .invalid, "A discount is at most quantity times price; this one is more.",
        field: "discount_minor")
    }
    self.init(base: base, discount: discount, net: base - discount)
  }
}

extension Currency {
  /// An amount that was given and not computed.
  ///
  /// - Throws: `invalid` when it is over the limit, or has three decimals where an invoice has two.
  package func whole(_ amount: Int64, field: String) throws -> Int64 {
    guard amount.isMultiple(of: rounding) else {
      throw Failure(
        .invalid, "An amount of an invoice in \(code) has two decimals, so it ends with 0 here.",
        field: field)
    }
    return try checked(Int128(amount), field: field)
  }
}
