import CTaskcoreHeader

/// Money that came in for an invoice, or went out for a credit note.
public struct Payment: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The invoice.
  public let invoice: Int64
  /// The amount.
  public let amount: Amount
  /// A code of UNTDID 4461; empty when it was not said.
  public let means: String
  /// The reference.
  public let reference: String
  /// Notes of any length.
  public let notes: String
  /// The day.
  public let date: CalendarDate?

  init(_ row: taskcore_payment) {
    id = row.id
    uid = String(c: row.uid)
    invoice = row.invoice_id
    amount = Amount(row.amount_minor, String(c: row.currency))
    means = String(c: row.means)
    reference = String(c: row.reference)
    notes = String(c: row.notes)
    date = CalendarDate(number: row.date)
  }
}

/// A payment that is to be noted; what is not given is all that is owed, today.
public struct NewPayment: Sendable {
  /// The amount.
  public var amount: Int64?
  /// The day.
  public var date: CalendarDate?
  /// How it was paid.
  public var means: (any UTF8Text)?
  /// The reference.
  public var reference: (any UTF8Text)?
  /// Notes of any length.
  public var notes: (any UTF8Text)?

  /// Makes one with these values.
  public init(
    amount: Int64? = nil, date: CalendarDate? = nil, means: (any UTF8Text)? = nil,
    reference: (any UTF8Text)? = nil, notes: (any UTF8Text)? = nil
  ) {
    self.amount = amount
    self.date = date
    self.means = means
    self.reference = reference
    self.notes = notes
  }

  fileprivate func withInput(_ body: (UnsafePointer<taskcore_payment_input>) throws -> Void) throws
  {
    let texts = CStrings()
    var input = taskcore_payment_input()
    input.struct_size = MemoryLayout<taskcore_payment_input>.size
    if let amount {
      input.fields |= TASKCORE_PAYMENT_AMOUNT
      input.amount_minor = amount
    }
    if let date {
      input.fields |= TASKCORE_PAYMENT_DATE
      input.date = date.number
    }
    if let means {
      input.fields |= TASKCORE_PAYMENT_MEANS
      input.means = texts.copy(means)
    }
    if let reference {
      input.fields |= TASKCORE_PAYMENT_REFERENCE
      input.reference = texts.copy(reference)
    }
    if let notes {
      input.fields |= TASKCORE_PAYMENT_NOTES
      input.notes = texts.copy(notes)
    }
    try withExtendedLifetime(texts) { try body(&input) }
  }
}

extension Store {
  /// Payments, the latest first; those of one invoice, or all.
  public func payments(of invoice: Int64?) throws -> [Payment] {
    var list: UnsafeMutablePointer<taskcore_payment_list>?
    try Self.check(taskcore_payment_query(handle, invoice ?? 0, &list))
    defer { taskcore_payment_list_free(list) }
    return (0..<taskcore_payment_list_count(list)).compactMap { index in
      taskcore_payment_list_at(list, index).map { Payment($0.pointee) }
    }
  }

  /// Notes a payment, and returns its id.
  public func addPayment(_ payment: NewPayment, of invoice: Int64) throws -> Int64 {
    var id: Int64 = 0
    try payment.withInput { try Self.check(taskcore_payment_add(handle, invoice, $0, &id)) }
    return id
  }

  /// Deletes payments, all or none, as one step for undo: what they were for is owed again.
  public func deletePayments(_ ids: [Int64]) throws {
    try Self.check(taskcore_payment_delete(handle, ids, ids.count))
  }
}
