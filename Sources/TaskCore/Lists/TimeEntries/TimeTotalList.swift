import CTaskcore
import Storage

/// A snapshot of time totals.
final class TimeTotalList: RowList<taskcore_time_total>, ValueSnapshot {
  func row(of total: TimeTotal) throws -> taskcore_time_total {
    let amount = total.cost.amount
    return try taskcore_time_total(
      struct_size: MemoryLayout<taskcore_time_total>.size, key: total.key,
      label: copy(total.label), total_ms: total.duration, entry_count: total.entryCount,
      amount_minor: amount?.minor ?? 0, currency: copy(amount?.currency ?? ""))
  }
}
