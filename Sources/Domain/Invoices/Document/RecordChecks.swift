/// What records of invoices ask of their values before they take them; values of a wrong type are
/// left to the members themselves.
extension LogValue {
  /// A text that `check` brings into its normal form; an empty one is none.
  func text(_ check: (String) throws -> String) rethrows -> LogValue {
    guard case .text(let text) = self, !text.isEmpty else { return self }
    return .text(try check(text))
  }

  /// - Throws: `invalid` for a number out of the range.
  func number(in range: ClosedRange<Int64>, what: String, field: String) throws -> LogValue {
    if case .integer(let number) = self, !range.contains(number) {
      throw Failure(
        .invalid,
        "\(what) is a number from \(range.lowerBound) to \(range.upperBound), not \(number).",
        field: field)
    }
    return self
  }

  /// The uid of another record, or none.
  func uid() throws -> LogValue { try text { try TextRule.uid.line($0) } }

  /// A text that has to be given.
  ///
  /// - Throws: `invalid` for an empty one.
  func refusingEmpty(_ what: String, field: String) throws -> LogValue {
    if case .text("") = self {
      throw Failure(.invalid, "\(what) must not be empty.", field: field)
    }
    return self
  }
}

extension ClosedRange<Int64> {
  /// Of an amount in minor units; it is the widest, of currencies with three decimals.
  static let amounts: Self = 0...Currency.maximumUnits * 1_000
  static let signedAmounts: Self = -amounts.upperBound...amounts.upperBound
  /// In ten-thousandths.
  static let quantities: Self = 1...10_000_000_000_000
  /// In millionths of a unit.
  static let prices: Self = 0...1_000_000_000_000_000_000
  /// Of an item in its invoice.
  static let positions: Self = 1...1_000_000_000
  /// Of an invoice in its series.
  static let sequences: Self = 1...NumberPattern.maximumSequence
  /// In basis points.
  static let percentages: Self = 0...100_00
  static let vatRates: Self = 0...99_99
  /// In millionths; 10^9 units for one euro.
  static let exchangeRates: Self = 1...1_000_000_000_000_000
}
