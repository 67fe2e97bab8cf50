/// Amounts are minor units of a currency; what is computed is exact, and rounded half away from
/// zero to what an invoice can have.
extension Currency {
  /// How much any amount can be, either way: 10^12 units of the currency.
  package static let maximumUnits: Int64 = 1_000_000_000_000

  package var maximumAmount: Int64 { Self.maximumUnits * minorUnits }

  /// So much of something in ten-thousandths, at so much each in millionths of the unit: 1.5 times
  /// 19.99 is 29.99 (29.985 before it is rounded).
  ///
  /// - Throws: `invalid` when it is over the limit of amounts.
  package func amount(quantity: Int64, price: Int64, field: String) throws -> Int64 {
    // A quantity and a price of 64 bits each leave no room for a third factor.
    let (product, isOver) = (Int128(quantity) * Int128(price))
      .multipliedReportingOverflow(by: Int128(minorUnits))
    if isOver { throw tooMuch(field) }
    return try rounded(product, by: 10_000 * 1_000_000, field: field)
  }

  /// So many hundredths of a percent of an amount.
  ///
  /// - Throws: `invalid` when it is over the limit of amounts.
  package func share(_ basisPoints: Int64, of amount: Int64, field: String) throws -> Int64 {
    try rounded(Int128(amount) * Int128(basisPoints), by: 10_000, field: field)
  }

  /// The tax on an amount, at so many thousandths of a percent.
  ///
  /// - Throws: `invalid` when it is over the limit of amounts.
  package func tax(_ thousandths: Int64, on amount: Int64, field: String) throws -> Int64 {
    try rounded(Int128(amount) * Int128(thousandths), by: 100_000, field: field)
  }

  /// - Throws: `invalid` when it is over the limit of amounts.
  package func sum(_ amounts: some Sequence<Int64>, field: String) throws -> Int64 {
    try checked(amounts.reduce(Int128(0)) { $0 + Int128($1) }, field: field)
  }

  /// An amount of another currency in this one, by the millionths of that one's units which are one
  /// unit of this.
  ///
  /// - Throws: `invalid` when it is over the limit of amounts, or the rate is not above 0.
  package func converted(
    _ amount: Int64, of other: Currency, rate: Int64, field: String
  ) throws -> Int64 {
    guard rate > 0 else {
      throw Failure(.invalid, "An exchange rate is above 0.", field: field)
    }
    return try rounded(
      Int128(amount) * 1_000_000 * Int128(minorUnits), by: Int128(rate) * Int128(other.minorUnits),
      field: field)
  }

  /// - Throws: `invalid` when it is over the limit of amounts, either way.
  package func checked(_ amount: Int128, field: String) throws -> Int64 {
    guard amount.magnitude <= maximumAmount.magnitude else { throw tooMuch(field) }
    return Int64(amount)
  }

  private func rounded(_ dividend: Int128, by divisor: Int128, field: String) throws -> Int64 {
    let steps = dividend.rounded(by: divisor * Int128(rounding))
    // Far below the limit of 128 bits, since the divisor of a product is far above 10.
    return try checked(steps * Int128(rounding), field: field)
  }

  private func tooMuch(_ field: String) -> Failure {
    Failure(
      .invalid, "An amount is at most 1,000,000,000,000 \(code); this one would be more.",
      field: field)
  }
}
