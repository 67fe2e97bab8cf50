import CTaskcore
import Domain

extension InvoiceAdjustmentInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_invoice_adjustment_input>?) throws {
    let adjustment = try required(pointer, "adjustment").checked()
    self.init()
    if adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_CHARGE) {
      isCharge = try flag(adjustment.is_charge, "is_charge")
    }
    value = try ShareOrAmount(
      rate: adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_RATE) ? adjustment.rate_basis_points : nil,
      amount: adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_AMOUNT) ? adjustment.amount_minor : nil,
      "amount_minor")
    if adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_REASON) {
      reason = try text(adjustment.reason, "reason")
    }
    if adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE) {
      reasonCode = try text(adjustment.reason_code, "reason_code")
    }
    if adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_VAT) {
      vat = try InvoiceVAT(
        VATCategory(code: adjustment.vat_category),
        rate: Int64(adjustment.vat_rate_thousandths))
    }
    if adjustment.has(TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION) {
      exemption = VATExemption(
        reason: try text(adjustment.exemption_reason, "exemption_reason"),
        code: try text(adjustment.exemption_code, "exemption_code"))
    }
  }
}
