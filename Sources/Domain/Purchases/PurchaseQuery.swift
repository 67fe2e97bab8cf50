/// A query for purchases, and their order. All given conditions must hold.
package struct PurchaseQuery: Sendable {
  /// On the day that the list is made.
  package var states: Set<PurchaseState>?
  package var order = PurchaseOrder.dueDate
  /// Of the issue date.
  package private(set) var first: CalendarDate?
  package private(set) var last: CalendarDate?
  /// Those that are due on it or before.
  package var due: CalendarDate?
  /// Credit notes alone, or none of them.
  package var isCredit: Bool?
  package private(set) var currency: String?
  /// In the number, the seller, the payee and own notes; case and accents do not count.
  package private(set) var text: String?
  package var page = Page.all

  package init() {}

  /// From a day, up to another one, or both.
  ///
  /// - Throws: `invalid` for a last day before the first one.
  package mutating func setPeriod(from first: CalendarDate?, through last: CalendarDate?) throws {
    if let first, let last { _ = try ClosedRange(from: first, through: last) }
    self.first = first
    self.last = last
  }

  /// - Throws: `invalid` for an empty one, or one that is too long.
  package mutating func setText(_ text: String) throws {
    self.text = try InvoiceQuery.checked(text)
  }

  /// - Throws: `invalid` for anything but a currency.
  package mutating func setCurrency(_ code: String) throws {
    currency = try Currency(code, field: "currency").code
  }
}
