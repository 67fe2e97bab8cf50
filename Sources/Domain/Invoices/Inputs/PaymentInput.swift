/// The input for a payment received.
package struct PaymentInput: Sendable {
  /// Nil: today.
  package var date: CalendarDate?
  /// In minor units; nil: all that is owed.
  package var amount: Int64?
  /// Of UNTDID 4461; "" when it is not said.
  package var means = ""
  package var reference = ""
  package var notes = ""
  /// Whether it may be more than is owed.
  package var isOverpaid = false

  package init() {}

  /// Sets all but its date.
  ///
  /// - Throws: `invalid` for an invalid input.
  package func apply<Element: Record>(to payment: inout Element) throws
  where Element.Property: PaymentProperty {
    try payment.set(.amount, toGiven: amount)
    try payment.set(.means, toGiven: means)
    try payment.set(.reference, toGiven: reference)
    try payment.set(.notes, toGiven: notes)
  }
}
