import CTaskcore
import Domain

extension PaymentReminderInput {
  /// What the members that a caller announced say; NULL says nothing.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_payment_reminder_input>?) throws {
    self.init()
    guard let input = try pointer?.checked() else { return }
    if input.has(TASKCORE_PAYMENT_REMINDER_TEXT) { text = try TaskCore.text(input.text, "text") }
    if input.has(TASKCORE_PAYMENT_REMINDER_FEE) { fee = input.fee_minor }
    if input.has(TASKCORE_PAYMENT_REMINDER_LEVEL) { level = Int64(input.level) }
    if input.has(TASKCORE_PAYMENT_REMINDER_DATE) {
      date = try CalendarDate(packed: input.date, field: "date")
    }
    if input.has(TASKCORE_PAYMENT_REMINDER_PAY_BY) {
      payBy = .some(try optionalDate(input.pay_by, "pay_by"))
    }
    if input.has(TASKCORE_PAYMENT_REMINDER_NO_INTEREST) {
      isWithoutInterest = try flag(input.is_without_interest, "is_without_interest")
    }
    if input.has(TASKCORE_PAYMENT_REMINDER_NO_RECOVERY) {
      isWithoutRecovery = try flag(input.is_without_recovery, "is_without_recovery")
    }
  }
}

extension PenaltyRateInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_penalty_rate_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_PENALTY_RATE_CURRENCY) {
      currency = try text(input.currency, "currency")
    }
    if input.has(TASKCORE_PENALTY_RATE_NOTES) { notes = try text(input.notes, "notes") }
    if input.has(TASKCORE_PENALTY_RATE_DEBTOR) {
      debtor = try PenaltyRate.Debtor(code: input.debtor)
    }
    if input.has(TASKCORE_PENALTY_RATE_FIRST_DATE) {
      firstDate = try CalendarDate(packed: input.first_date, field: "first_date")
    }
    if input.has(TASKCORE_PENALTY_RATE_LAST_DATE) {
      lastDate = .some(try optionalDate(input.last_date, "last_date"))
    }
    if input.has(TASKCORE_PENALTY_RATE_RATE) { rate = Int64(input.rate_basis_points) }
  }
}
