import CTaskcoreHeader

extension Store {
  /// Payments, the latest first, those of one invoice, or all; at most so many, 0 for all, after the
  /// first ones.
  public func payments(
    of invoice: Int64?, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [Payment] {
    var options = blank(taskcore_payment_query_options(), taskcore_payment_query_options_init)
    options.invoice_id = invoice ?? 0
    (options.limit, options.offset) = (limit, offset)
    return try Payment.list.read { taskcore_payment_query(handle, &options, &$0) }
  }

  /// Notes a payment, and returns its id.
  public func addPayment(_ payment: NewPayment, of invoice: Int64) throws -> Int64 {
    try payment.withInput { input in
      try Self.number { taskcore_payment_add(handle, invoice, input, $0) }
    }
  }

  /// Deletes payments, all or none, as one step for undo: what they were for is owed again.
  public func deletePayments(_ ids: [Int64]) throws {
    try Self.check(taskcore_payment_delete(handle, ids, ids.count))
  }
}
