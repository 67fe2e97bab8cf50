import CTaskcoreHeader

/// Quotes are invoices of a kind of their own: they are added, changed, issued and printed as these.
extension Store {
  /// Notes that a quote was accepted on a day, or today.
  public func acceptQuote(_ id: Int64, on date: CalendarDate? = nil) throws {
    try Self.check(taskcore_quote_accept(handle, id, date?.number ?? 0))
  }

  /// Notes that a quote was declined on a day, or today.
  public func declineQuote(_ id: Int64, on date: CalendarDate? = nil) throws {
    try Self.check(taskcore_quote_decline(handle, id, date?.number ?? 0))
  }

  /// Makes a draft of an invoice of all of an accepted quote, and returns its id.
  public func invoiceQuote(_ id: Int64) throws -> Int64 {
    try Self.number { taskcore_quote_invoice(handle, id, $0) }
  }

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
