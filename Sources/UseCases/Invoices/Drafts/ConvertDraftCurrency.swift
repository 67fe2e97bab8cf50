import Domain

/// Keeps the major units of a draft's amounts when its currency changes: 33 yen become 33 euros, not 33
/// cents. Prices are stored in major units already.
struct ConvertDraftCurrency {
  private let store: any Store
  private let old: Currency
  private let new: Currency

  init(store: any Store, from old: String, to new: String) throws {
    self.store = store
    self.old = try Currency(old, field: "currency")
    self.new = try Currency(new, field: "currency")
  }

  /// Tells whether any of them changed.
  func run(partsOf invoice: Invoice) throws -> Bool {
    var changed = false
    for old in try store.invoiceLines.all(ofInvoice: invoice.uid) {
      var line = old
      line.discount = try old.discount.map(amount)
      if try store.invoiceLines.save(line, over: old) { changed = true }
    }
    for old in try store.invoiceAdjustments.all(ofInvoice: invoice.uid) {
      var adjustment = old
      adjustment.amount = try old.amount.map(amount)
      if try store.invoiceAdjustments.save(adjustment, over: old) { changed = true }
    }
    return changed
  }

  /// - Throws: `invalid` for an amount that the new currency does not have, and one over the limit.
  func amount(_ amount: Int64) throws -> Int64 {
    let scaled = Int128(amount) * Int128(new.minorUnits)
    guard scaled % Int128(old.minorUnits) == 0 else {
      let text = DecimalText.text(amount, decimals: old.exponent)
      throw Failure(
        .invalid,
        "\(text) \(old.code) is no amount of \(new.code), which has fewer decimals: change it first.",
        field: "currency")
    }
    return try new.checked(scaled / Int128(old.minorUnits), field: "currency")
  }
}
