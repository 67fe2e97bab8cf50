import CTaskcore
import Domain

/// A snapshot of payments.
final class PaymentList: RowList<taskcore_payment>, Snapshot {
  typealias CHandle = taskcore_payment_list
  static let mark: UInt64 = 0x7461_736B_7061_796D
  static let word = "list"

  func append(_ payment: Payment, invoiceID: Int64) throws {
    try append(arena.payment(payment, invoiceID: invoiceID))
  }
}
