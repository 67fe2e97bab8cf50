import CTaskcore
import Domain
import ViewModels

/// The parts of an invoice as C has them, with their texts.
extension Arena {
  func line(
    _ line: InvoiceLine, _ amounts: LineAmounts, of invoice: Invoice,
    for billed: InvoiceFacts.Billed
  ) throws -> taskcore_invoice_line {
    taskcore_invoice_line(
      struct_size: MemoryLayout<taskcore_invoice_line>.size, id: line.id,
      uid: try text(line.uid), name: try text(line.name), details: try text(line.details),
      unit: try text(line.unit), unit_label: try text(unitLabel(of: line, in: invoice.language)),
      quantity_ten_thousandths: line.quantity, unit_price_millionths: line.unitPrice,
      base_minor: amounts.base, discount_minor: amounts.discount, net_minor: amounts.net,
      discount_reason: try text(line.discountReason),
      exemption_reason: try text(line.exemptionReason),
      exemption_code: try text(line.exemptionCode),
      task_ids: try array(billed.taskIDs, of: Int64.self) { $0 },
      task_count: billed.taskIDs.count, focus_session_count: billed.sessionCount,
      discount_basis_points: line.discountRate.map { Int32(clamping: $0) } ?? -1,
      vat_category: line.vatCategory.rawValue,
      vat_rate_basis_points: Int32(clamping: line.vatRate),
      position: Int32(clamping: line.position), first_date: line.firstDate?.packed ?? 0,
      last_date: line.lastDate?.packed ?? 0, invoice_id: invoice.id,
      currency: try text(invoice.currency))
  }

  /// The code itself where another program set one that has no meaning.
  private func unitLabel(of line: InvoiceLine, in language: String) -> String {
    InvoiceWording.ofLanguages[language]?.unit(line.unit, for: line.quantity) ?? line.unit
  }

  func adjustment(
    _ adjustment: InvoiceAdjustment, amount: Int64, of invoice: Invoice
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
      vat_rate_basis_points: Int32(clamping: adjustment.vatRate), invoice_id: invoice.id,
      currency: try text(invoice.currency))
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
