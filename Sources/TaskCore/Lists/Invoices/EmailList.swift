import CTaskcore
import Domain

/// A snapshot of messages with invoices.
final class EmailList: RowList<taskcore_email>, Snapshot {
  typealias CHandle = taskcore_email_list
  static let mark: UInt64 = 0x7461_736B_656D_6169
  static let word = "list"

  func append(_ email: EmailMessage, invoiceID: Int64) throws {
    try append(arena.email(email, invoiceID: invoiceID))
  }
}
