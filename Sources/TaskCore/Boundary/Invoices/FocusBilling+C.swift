import CTaskcore
import Domain

extension FocusBilling {
  /// What a caller wants billed.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_focus_billing>?) throws {
    let pointer = try required(pointer, "billing")
    let billing = try pointer.checked()
    self.init(
      days: try ClosedRange(
        from: CalendarDate(packed: billing.first_date, field: "first_date"),
        through: CalendarDate(packed: billing.last_date, field: "last_date")),
      vat: try Self.vat(billing),
      unitPrice: billing.unit_price_millionths)
    grouping = try Grouping(code: billing.grouping)
    roundUpMinutes = Int64(billing.round_up_minutes)
    if billing.has(TASKCORE_FOCUS_BILLING_PROJECT_ID) { projectID = billing.project_id }
    if billing.has(TASKCORE_FOCUS_BILLING_TASK_ID) { taskID = billing.task_id }
    if billing.has(TASKCORE_FOCUS_BILLING_RATES) {
      isByRate = try flag(billing.is_by_rate, "is_by_rate")
    }
    if billing.has(TASKCORE_FOCUS_BILLING_CLIENT) {
      isOfClient = try flag(billing.is_of_client, "is_of_client")
    }
    if billing.has(TASKCORE_FOCUS_BILLING_NAME) { name = try text(billing.name, "name") }
  }

  /// Nil for the defaults, which say nothing: the standard category has a rate.
  private static func vat(_ billing: taskcore_focus_billing) throws -> InvoiceVAT? {
    let category = try VATCategory(code: billing.vat_category)
    if category == .standard, billing.vat_rate_thousandths == 0 { return nil }
    return try InvoiceVAT(category, rate: Int64(billing.vat_rate_thousandths))
  }
}

extension FocusBilling.Grouping {
  /// - Throws: `invalid` for another number.
  fileprivate init(code: Int32) throws {
    guard let grouping = Self(rawValue: code) else {
      throw Failure(
        .invalid, "The grouping is 1 to 4: one line, or by task, project or day, not \(code).",
        field: "grouping")
    }
    self = grouping
  }
}
