import CTaskcore
import Domain

extension PaymentInput {
  private static let knownFields: UInt64 = (1 << 5) - 1

  /// What the members that a caller announced say; NULL says nothing.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_payment_input>?) throws {
    self.init()
    guard let pointer else { return }
    try checkSize(
      of: taskcore_payment_input.self, is: pointer.pointee.struct_size, "taskcore_payment_input")
    let payment = pointer.pointee
    try checkMask(payment.fields, known: Self.knownFields, "fields")
    func has(_ field: UInt64) -> Bool { payment.fields & field != 0 }
    if has(TASKCORE_PAYMENT_DATE) { date = try CalendarDate(packed: payment.date, field: "date") }
    if has(TASKCORE_PAYMENT_AMOUNT) { amount = payment.amount_minor }
    if has(TASKCORE_PAYMENT_MEANS) { means = try text(payment.means, "means") }
    if has(TASKCORE_PAYMENT_REFERENCE) { reference = try text(payment.reference, "reference") }
    if has(TASKCORE_PAYMENT_NOTES) { notes = try text(payment.notes, "notes") }
  }
}
