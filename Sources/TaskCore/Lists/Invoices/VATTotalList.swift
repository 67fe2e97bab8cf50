import CTaskcore
import Domain
import Storage

/// A snapshot of totals of VAT.
final class VATTotalList: RowList<taskcore_vat_total>, ValueSnapshot {
  func row(of total: VATTotal) throws -> taskcore_vat_total {
    try taskcore_vat_total(
      struct_size: MemoryLayout<taskcore_vat_total>.size, currency: copy(total.currency),
      category_code: copy(total.category.code), taxable_minor: total.taxable,
      tax_minor: total.tax, month: total.month, category: total.category.rawValue,
      rate_thousandths: Int32(clamping: total.rate), reserved: 0)
  }
}
