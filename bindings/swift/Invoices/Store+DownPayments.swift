import CTaskcoreHeader

extension Store {
  /// Makes a draft of a down payment on what an invoice is for, and returns its id. An amount is with VAT.
  public func addDownPayment(_ part: ShareOrAmount, of id: Int64) throws -> Int64 {
    try Self.number {
      switch part {
      case .share(let basisPoints):
        taskcore_invoice_down_payment(handle, id, basisPoints, 0, $0)
      case .amount(let minor): taskcore_invoice_down_payment(handle, id, 0, minor, $0)
      }
    }
  }
}
