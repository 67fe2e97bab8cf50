/// The input for a payment reminder; nil keeps the present value, or takes the default.
package struct PaymentReminderInput: Sendable {
  package var level: Int64?
  package var date: CalendarDate?
  /// The inner nil asks for the money at once.
  package var payBy: CalendarDate??
  /// In minor units.
  package var fee: Int64?
  package var text: String?
  package var isWithoutInterest: Bool?
  package var isWithoutRecovery: Bool?

  package init() {}
}
