import CTaskcore
import Domain

extension InvoiceAdjustmentInput {
  private static let knownFields: UInt64 = (1 << 7) - 1

  /// What the members that a caller announced say.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_invoice_adjustment_input>?) throws {
    let pointer = try required(pointer, "adjustment")
    try checkSize(
      of: taskcore_invoice_adjustment_input.self, is: pointer.pointee.struct_size,
      "taskcore_invoice_adjustment_input")
    let adjustment = pointer.pointee
    try checkMask(adjustment.fields, known: Self.knownFields, "fields")
    self.init()
    func has(_ field: UInt64) -> Bool { adjustment.fields & field != 0 }
    if has(TASKCORE_ADJUSTMENT_CHARGE) {
      isCharge = try flag(adjustment.is_charge, "is_charge")
    }
    value = try ShareOrAmount(
      rate: has(TASKCORE_ADJUSTMENT_RATE) ? adjustment.rate_basis_points : nil,
      amount: has(TASKCORE_ADJUSTMENT_AMOUNT) ? adjustment.amount_minor : nil, "amount_minor")
    if has(TASKCORE_ADJUSTMENT_REASON) { reason = try text(adjustment.reason, "reason") }
    if has(TASKCORE_ADJUSTMENT_REASON_CODE) {
      reasonCode = try text(adjustment.reason_code, "reason_code")
    }
    if has(TASKCORE_ADJUSTMENT_VAT) {
      vat = try InvoiceVAT(
        VATCategory(code: adjustment.vat_category),
        rate: Int64(adjustment.vat_rate_basis_points))
    }
    if has(TASKCORE_ADJUSTMENT_EXEMPTION) {
      exemption = VATExemption(
        reason: try text(adjustment.exemption_reason, "exemption_reason"),
        code: try text(adjustment.exemption_code, "exemption_code"))
    }
  }
}
