/// A currency of ISO 4217: `try Currency("EUR").exponent == 2`.
///
/// What has no minor unit there (metals, units of account) or four decimals (CLF, UYW) is no
/// currency of an invoice: EN 16931 has amounts of at most two decimals.
package struct Currency: Hashable, Sendable {
  package let code: String
  /// How many decimals its minor unit is: 0, 2 or 3.
  package let exponent: Int

  package static let euro = Currency(code: "EUR", exponent: 2)

  private init(code: String, exponent: Int) {
    self.code = code
    self.exponent = exponent
  }

  /// - Throws: `invalid` for anything but a currency of ISO 4217.
  package init(_ text: String, field: String = "currency") throws {
    code = try CodeList.currencies.code(text, field: field)
    exponent =
      if CodeList.wholeCurrencies.contains(code) { 0 } else {
        CodeList.finerCurrencies.contains(code) ? 3 : 2
      }
  }

  /// How many minor units make one unit.
  package var minorUnits: Int64 { exponent == 0 ? 1 : exponent == 2 ? 100 : 1_000 }

  /// What every amount of an invoice is a multiple of, in minor units: 10 where the currency has
  /// three decimals, since EN 16931 has two.
  package var rounding: Int64 { exponent == 3 ? 10 : 1 }

  /// The decimals of an amount in an invoice and its files: 0 or 2.
  package var decimals: Int { min(exponent, 2) }
}
