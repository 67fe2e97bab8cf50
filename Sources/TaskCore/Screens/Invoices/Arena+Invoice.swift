import CTaskcore
import Domain

/// The parts of an invoice as C has them, with their texts.
extension Arena {
  func adjustment(
    _ adjustment: InvoiceAdjustment, amount: Int64
  ) throws -> taskcore_invoice_adjustment {
    taskcore_invoice_adjustment(
      struct_size: MemoryLayout<taskcore_invoice_adjustment>.size, id: adjustment.id,
      uid: try text(adjustment.uid), reason: try text(adjustment.reason),
      reason_code: try text(adjustment.reasonCode),
      exemption_reason: try text(adjustment.exemptionReason),
      exemption_code: try text(adjustment.exemptionCode), amount_minor: amount,
      is_charge: adjustment.isCharge ? 1 : 0,
      rate_basis_points: adjustment.rate.map { Int32(clamping: $0) } ?? -1,
      vat_category: adjustment.vatCategory.rawValue,
      vat_rate_basis_points: Int32(clamping: adjustment.vatRate))
  }

  func vatRow(_ row: VATBreakdown) throws -> taskcore_vat_row {
    taskcore_vat_row(
      struct_size: MemoryLayout<taskcore_vat_row>.size,
      category_code: try text(row.category.code), exemption_reason: try text(row.exemptionReason),
      exemption_code: try text(row.exemptionCode), taxable_minor: row.taxable,
      tax_minor: row.tax, category: row.category.rawValue,
      rate_basis_points: Int32(clamping: row.rate))
  }

  func payment(_ payment: Payment, invoiceID: Int64) throws -> taskcore_payment {
    taskcore_payment(
      struct_size: MemoryLayout<taskcore_payment>.size, id: payment.id,
      uid: try text(payment.uid), invoice_id: invoiceID, amount_minor: payment.amount,
      means: try text(payment.means), reference: try text(payment.reference),
      notes: try text(payment.notes), date: payment.date?.packed ?? 0, reserved: 0)
  }

  func email(_ email: EmailMessage, invoiceID: Int64) throws -> taskcore_email {
    taskcore_email(
      struct_size: MemoryLayout<taskcore_email>.size, id: email.id, uid: try text(email.uid),
      invoice_id: invoiceID, message_id: try text(email.messageID),
      recipients: try text(email.recipients), subject: try text(email.subject),
      error: try text(email.error), created_ms: email.created.milliseconds,
      finished_ms: email.finished?.milliseconds ?? 0, state: email.state.rawValue, reserved: 0)
  }
}
