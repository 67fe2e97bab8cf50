import CTaskcore
import Domain
import Localization

extension RecurringInvoiceInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_recurring_invoice_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_RECURRING_INVOICE_REPEAT_RULE) {
      rule = try Failure.about("repeat_rule") {
        try RepeatRule(text(input.repeat_rule, "repeat_rule"))
      }
    }
    if input.has(TASKCORE_RECURRING_INVOICE_ZONE) { zoneName = try text(input.zone, "zone") }
    if input.has(TASKCORE_RECURRING_INVOICE_CLIENT) { clientID = input.client_id }
    if input.has(TASKCORE_RECURRING_INVOICE_INVOICE) { invoiceID = input.invoice_id }
    if input.has(TASKCORE_RECURRING_INVOICE_START_DATE) {
      startDate = try CalendarDate(packed: input.start_date, field: "start_date")
    }
    if input.has(TASKCORE_RECURRING_INVOICE_NEXT_DATE) {
      nextDate = try CalendarDate(packed: input.next_date, field: "next_date")
    }
    if input.has(TASKCORE_RECURRING_INVOICE_PERIOD) {
      period = try RecurringInvoice.Period(code: input.period)
    }
    if input.has(TASKCORE_RECURRING_INVOICE_PAUSED) {
      isPaused = try flag(input.is_paused, "is_paused")
    }
  }
}

extension RecurringInvoice.Period {
  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    guard let period = RecurringInvoice.Period(rawValue: code) else {
      throw Failure(
        .invalid,
        "The period \(code) has no meaning: none (1), the coming one (2) and the past one (3) have.",
        field: "period")
    }
    self = period
  }
}
