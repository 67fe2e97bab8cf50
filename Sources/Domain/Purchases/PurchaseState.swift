package import Localization

/// The payment state of a purchase on a day. The raw values are those of the C API.
package enum PurchaseState: Int32, CaseIterable, Sendable {
  /// Nothing was paid yet, and it is not overdue.
  case open = 1
  /// Something is still owed, and it is not overdue.
  case partlyPaid
  /// Nothing is owed.
  case paid
  /// Something is owed, and its due date is over; never a credit note.
  case overdue
}

/// The order of a list of purchases. The raw values are those of the C API.
package enum PurchaseOrder: Int32, CaseIterable, Sendable {
  case dueDate = 1
  case issueDate
  case seller
  case balance
  case received
}

extension PurchaseOrder: CallerCode {
  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    (
      "\(code) is no order of purchases: 1 is by due date, 2 by issue date, 3 by seller, 4 by what is owed, "
        + "and 5 by when they were received.", "order"
    )
  }
}
