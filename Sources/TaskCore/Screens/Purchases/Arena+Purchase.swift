import CTaskcore
import Domain

/// The parts of a purchase as C has them, with their texts.
extension Arena {
  func purchaseLine(_ line: ReceivedInvoice.Line) throws -> taskcore_purchase_line {
    taskcore_purchase_line(
      struct_size: MemoryLayout<taskcore_purchase_line>.size, line_id: try text(line.id),
      name: try text(line.name), details: try text(line.details), note: try text(line.note),
      item_number: try text(line.itemNumber), quantity: try text(line.quantity),
      unit: try text(line.unit), net_price: try text(line.netPrice),
      gross_price: try text(line.grossPrice), price_discount: try text(line.priceDiscount),
      price_quantity: try text(line.priceQuantity), vat_code: try text(line.vatCode),
      vat_percent: try text(line.vatPercent), net_minor: line.net,
      allowance_minor: Int64(clamping: line.adjustments.total(ofCharges: false)),
      charge_minor: Int64(clamping: line.adjustments.total(ofCharges: true)),
      first_date: line.firstDate?.packed ?? 0, last_date: line.lastDate?.packed ?? 0)
  }

  func purchaseAdjustment(
    _ adjustment: ReceivedInvoice.Adjustment, onLine line: String
  ) throws -> taskcore_purchase_adjustment {
    taskcore_purchase_adjustment(
      struct_size: MemoryLayout<taskcore_purchase_adjustment>.size, line_id: try text(line),
      reason: try text(adjustment.reason), reason_code: try text(adjustment.reasonCode),
      percent: try text(adjustment.percent), vat_code: try text(adjustment.vatCode),
      vat_percent: try text(adjustment.vatPercent), amount_minor: adjustment.amount,
      is_charge: adjustment.isCharge ? 1 : 0, reserved: 0)
  }

  func purchaseTax(_ tax: ReceivedInvoice.Tax) throws -> taskcore_purchase_tax {
    taskcore_purchase_tax(
      struct_size: MemoryLayout<taskcore_purchase_tax>.size, vat_code: try text(tax.code),
      vat_percent: try text(tax.percent), exemption_reason: try text(tax.reason),
      exemption_code: try text(tax.reasonCode), taxable_minor: tax.taxable, tax_minor: tax.tax)
  }

  func purchaseMeans(_ means: ReceivedInvoice.Means) throws -> taskcore_purchase_means {
    taskcore_purchase_means(
      struct_size: MemoryLayout<taskcore_purchase_means>.size, code: try text(means.code),
      label: try text(means.label), iban: try text(means.iban),
      account_name: try text(means.accountName), bic: try text(means.bic),
      mandate: try text(means.mandate), debited_iban: try text(means.debitedIBAN))
  }
}
