import CTaskcore
import Domain

extension PaymentInput {
  /// What the members that a caller announced say; NULL says nothing.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_payment_input>?) throws {
    self.init()
    guard let payment = try pointer?.checked() else { return }
    if payment.has(TASKCORE_PAYMENT_DATE) {
      date = try CalendarDate(packed: payment.date, field: "date")
    }
    if payment.has(TASKCORE_PAYMENT_AMOUNT) { amount = payment.amount_minor }
    if payment.has(TASKCORE_PAYMENT_MEANS) { means = try text(payment.means, "means") }
    if payment.has(TASKCORE_PAYMENT_REFERENCE) {
      reference = try text(payment.reference, "reference")
    }
    if payment.has(TASKCORE_PAYMENT_NOTES) { notes = try text(payment.notes, "notes") }
    if payment.has(TASKCORE_PAYMENT_OVERPAID) {
      isOverpaid = try flag(payment.is_overpaid, "is_overpaid")
    }
  }
}
