/// The input for changes to a purchase.
package struct PurchaseInput: Sendable {
  /// The inner nil takes the due date away.
  package var dueDate: CalendarDate??
  package var notes: String?

  package init() {}

  /// - Throws: `invalid` for notes that cannot be.
  package func apply(to purchase: inout Purchase) throws {
    if let dueDate { purchase.dueDate = dueDate }
    if let notes { try purchase.set(.notes, toGiven: notes) }
  }
}
