/// The cost of time at its rates, rounded only at the end.
package struct TimeCost: Equatable, Sendable {
  /// Milliseconds times millionths of the currency unit.
  private var exact: Int128 = 0
  private var currencies: Set<String> = []

  package init() {}

  /// Adds milliseconds at a rate in millionths of a currency unit; time without a rate costs nothing.
  package mutating func add(_ duration: Int64, at rate: Int64?, in currency: String) {
    guard let rate else { return }
    exact += Int128(duration) * Int128(rate)
    currencies.insert(currency)
  }

  package mutating func add(_ other: TimeCost) {
    exact += other.exact
    currencies.formUnion(other.currencies)
  }

  /// In minor units, half of one upwards; nil without any rate, and in more than one currency.
  package var amount: (minor: Int64, currency: String)? {
    guard currencies.count == 1, let code = currencies.first, let currency = try? Currency(code)
    else { return nil }
    // An hour is 3,600,000 milliseconds, and a unit a million millionths.
    let one: Int128 = 3_600_000_000_000
    let minor = (exact * Int128(currency.minorUnits) + one / 2) / one
    return (Int64(clamping: minor), currency.code)
  }
}
