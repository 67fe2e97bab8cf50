package import Domain

extension ReceivedInvoice {
  /// One of Müller GmbH of 2 January 2026, of which so much is owed.
  package init(number: String, due: Int64, _ currency: String = "EUR") throws {
    guard let date = CalendarDate(packed: 2026_01_02) else {
      throw Failure(.invalid, "That is no day.")
    }
    self.init(issueDate: date, currency: try Currency(currency))
    self.number = number
    try seller.set(.name, to: "Müller GmbH")
    totals.gross = due
    totals.due = due
  }
}
