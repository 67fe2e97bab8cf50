import CTaskcore
import Domain

extension InvoiceLineInput {
  private static let maximumTaskCount = 10_000

  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_invoice_line_input>?) throws {
    let line = try required(pointer, "line").checked()
    self.init()
    if line.has(TASKCORE_INVOICE_LINE_NAME) { name = try text(line.name, "name") }
    if line.has(TASKCORE_INVOICE_LINE_DETAILS) { details = try text(line.details, "details") }
    if line.has(TASKCORE_INVOICE_LINE_QUANTITY) { quantity = line.quantity_ten_thousandths }
    if line.has(TASKCORE_INVOICE_LINE_UNIT) { unit = try text(line.unit, "unit") }
    if line.has(TASKCORE_INVOICE_LINE_UNIT_PRICE) { unitPrice = line.unit_price_millionths }
    discount = try ShareOrAmount(
      rate: line.has(TASKCORE_INVOICE_LINE_DISCOUNT_RATE) ? line.discount_basis_points : nil,
      amount: line.has(TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT) ? line.discount_minor : nil,
      "discount_minor")
    if line.has(TASKCORE_INVOICE_LINE_DISCOUNT_REASON) {
      discountReason = try text(line.discount_reason, "discount_reason")
    }
    if line.has(TASKCORE_INVOICE_LINE_VAT) {
      vat = try InvoiceVAT(
        VATCategory(code: line.vat_category), rate: Int64(line.vat_rate_thousandths))
    }
    if line.has(TASKCORE_INVOICE_LINE_EXEMPTION) {
      exemption = VATExemption(
        reason: try text(line.exemption_reason, "exemption_reason"),
        code: try text(line.exemption_code, "exemption_code"))
    }
    if line.has(TASKCORE_INVOICE_LINE_PERIOD) {
      period = try InvoicePeriod(first: line.first_date, last: line.last_date)
    }
    if line.has(TASKCORE_INVOICE_LINE_POSITION) { position = Int64(line.position) }
    if line.has(TASKCORE_INVOICE_LINE_TASKS) {
      taskIDs = try Self.tasks(line.task_ids, count: line.task_count)
    }
  }

  private static func tasks(_ pointer: UnsafePointer<Int64>?, count: Int) throws -> [Int64] {
    guard (0...maximumTaskCount).contains(count) else {
      throw Failure(
        .invalid,
        "An item is for at most \(maximumTaskCount) tasks, not \(UInt(bitPattern: count)).",
        field: "task_ids")
    }
    return Array(try buffer(pointer, count: UInt(count), "task_ids"))
  }
}

extension ShareOrAmount {
  /// One of the two; nil for neither.
  ///
  /// - Throws: `invalid` for both.
  init?(rate: Int32?, amount: Int64?, _ field: String) throws {
    switch (rate, amount) {
    case (nil, nil): return nil
    case (let rate?, nil): self = .rate(Int64(rate))
    case (nil, let amount?): self = .amount(amount)
    default:
      throw Failure(.invalid, "Give a rate or an amount, not both.", field: field)
    }
  }
}
