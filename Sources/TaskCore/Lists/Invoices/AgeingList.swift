import CTaskcore
import Storage

/// A snapshot of amounts due by age.
final class AgeingList: RowList<taskcore_ageing>, ValueSnapshot {
  func row(of ageing: Ageing) throws -> taskcore_ageing {
    try taskcore_ageing(
      struct_size: MemoryLayout<taskcore_ageing>.size, currency: copy(ageing.currency),
      balance_minor: ageing.balance, invoice_count: ageing.invoiceCount,
      first_day: ageing.days.lowerBound, last_day: ageing.days.upperBound)
  }
}
