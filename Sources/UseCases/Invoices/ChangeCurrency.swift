import Domain

/// Keeps the amounts of a draft what they are in units when its currency becomes one with more or fewer
/// decimals: 500 JPY become 500.00 EUR.
struct ChangeCurrency {
  private let store: any Store
  private let old: Currency
  private let new: Currency

  init(store: any Store, from old: String, to new: String) throws {
    self.store = store
    self.old = try Currency(old)
    self.new = try Currency(new)
  }

  /// Saves the discounts and adjustments that were given as amounts.
  ///
  /// - Returns: whether the two currencies differ in their decimals.
  /// - Throws: `invalid` as ``converted(_:)``.
  func convertItems(of invoice: Invoice) throws -> Bool {
    if old.minorUnits == new.minorUnits { return false }
    for line in try store.invoiceLines.all(ofInvoice: invoice.uid) {
      var changed = line
      changed.discount = try line.discount.map(converted)
      try store.invoiceLines.save(changed, over: line)
    }
    for adjustment in try store.invoiceAdjustments.all(ofInvoice: invoice.uid) {
      var changed = adjustment
      changed.amount = try adjustment.amount.map(converted)
      try store.invoiceAdjustments.save(changed, over: adjustment)
    }
    return true
  }

  /// - Throws: `invalid` for an amount that has more decimals than the new currency.
  func converted(_ amount: Int64) throws -> Int64 {
    let (units, isOver) = amount.multipliedReportingOverflow(by: new.minorUnits)
    guard !isOver, units.isMultiple(of: old.minorUnits) else {
      throw Failure(
        .invalid,
        "\(DecimalText.text(amount, decimals: old.exponent)) \(old.code) of the draft has more decimals "
          + "than \(new.code) has: change that amount first.",
        field: Invoice.Property.currency.rawValue)
    }
    return units / old.minorUnits
  }
}
