import CTaskcoreHeader

/// Quotes are invoices of a kind of their own: they are added, changed, issued and printed as these.
extension Store {
  /// Makes a draft of a down payment of an accepted quote, and returns its id.
  public func invoiceDownPayment(_ size: ShareOrAmount, of quote: Int64) throws -> Int64 {
    try Self.number {
      switch size {
      case .share(let rate): taskcore_quote_down_payment(handle, quote, rate, 0, $0)
      case .amount(let minor): taskcore_quote_down_payment(handle, quote, 0, minor, $0)
      }
    }
  }
}
