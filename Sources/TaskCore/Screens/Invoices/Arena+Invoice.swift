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
      vat_rate_thousandths: Int32(clamping: line.vatRate),
      position: Int32(clamping: line.position), first_date: line.firstDate?.packed ?? 0,
      last_date: line.lastDate?.packed ?? 0, invoice_id: invoice.id,
      currency: try text(invoice.currency), gross_minor: amounts.agreed?.total ?? 0,
      gross_discount_minor: amounts.agreed?.discount ?? 0)
  }

  /// The code itself where another program set one that has no meaning.
  private func unitLabel(of line: InvoiceLine, in language: String) -> String {
    InvoiceWording.ofLanguages[language]?.unit(line.unit, for: line.quantity) ?? line.unit
  }

  func adjustment(
    _ adjustment: InvoiceAdjustment, _ totals: InvoiceTotals, at index: Int, of invoice: Invoice
  ) throws -> taskcore_invoice_adjustment {
    let (amount, agreed) = (totals.adjustments[index], totals.agreedAdjustments)
    return taskcore_invoice_adjustment(
      struct_size: MemoryLayout<taskcore_invoice_adjustment>.size, id: adjustment.id,
      uid: try text(adjustment.uid), reason: try text(adjustment.reason),
      reason_code: try text(adjustment.reasonCode),
      exemption_reason: try text(adjustment.exemptionReason),
      exemption_code: try text(adjustment.exemptionCode), amount_minor: amount,
      is_charge: adjustment.isCharge ? 1 : 0,
      rate_basis_points: adjustment.rate.map { Int32(clamping: $0) } ?? -1,
      vat_category: adjustment.vatCategory.rawValue,
      vat_rate_thousandths: Int32(clamping: adjustment.vatRate), invoice_id: invoice.id,
      currency: try text(invoice.currency), gross_minor: agreed.isEmpty ? 0 : agreed[index])
  }

  func deduction(
    _ item: InvoiceDeductions.Item, of downPaymentID: Int64
  ) throws -> taskcore_invoice_deduction {
    taskcore_invoice_deduction(
      struct_size: MemoryLayout<taskcore_invoice_deduction>.size,
      uid: try text(item.reference.uid), down_payment_id: downPaymentID,
      number: try text(item.reference.precedingNumber), net_minor: item.net, vat_minor: item.vat,
      gross_minor: item.gross, issue_date: item.reference.precedingDate?.packed ?? 0, reserved: 0)
  }

  func deductedRate(_ rate: DeductedRate) throws -> taskcore_deducted_rate {
    taskcore_deducted_rate(
      struct_size: MemoryLayout<taskcore_deducted_rate>.size,
      category_code: try text(rate.whole.category.code),
      whole_taxable_minor: rate.whole.taxable, whole_tax_minor: rate.whole.tax,
      deducted_taxable_minor: rate.deducted.taxable, deducted_tax_minor: rate.deducted.tax,
      rest_taxable_minor: rate.rest.taxable, rest_tax_minor: rate.rest.tax,
      category: rate.whole.category.rawValue,
      rate_thousandths: Int32(clamping: rate.whole.rate))
  }

  func vatRow(_ row: VATBreakdown) throws -> taskcore_vat_row {
    taskcore_vat_row(
      struct_size: MemoryLayout<taskcore_vat_row>.size,
      category_code: try text(row.category.code), exemption_reason: try text(row.exemptionReason),
      exemption_code: try text(row.exemptionCode), taxable_minor: row.taxable,
      tax_minor: row.tax, category: row.category.rawValue,
      rate_thousandths: Int32(clamping: row.rate))
  }
}
