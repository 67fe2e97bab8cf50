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
}
