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

  /// Deducts issued down payments from a draft.
  public func deductDownPayments(_ ids: [Int64], from draft: Int64) throws {
    try Self.check(taskcore_invoice_deduct(handle, draft, ids, ids.count))
  }

  /// Deducts down payments from a draft no longer.
  public func undeductDownPayments(_ ids: [Int64], from draft: Int64) throws {
    try Self.check(taskcore_invoice_undeduct(handle, draft, ids, ids.count))
  }

  /// Makes a draft of a corrected invoice, which replaces one wholly when it is issued, and returns its id.
  public func correctInvoice(_ id: Int64) throws -> Int64 {
    try Self.number { taskcore_invoice_correct(handle, id, $0) }
  }
}
