import CTaskcore
import Storage

/// A snapshot of focus time totals.
final class FocusTotalList: RowList<taskcore_focus_total>, ValueSnapshot {
  func row(of total: FocusTotal) throws -> taskcore_focus_total {
    try taskcore_focus_total(
      struct_size: MemoryLayout<taskcore_focus_total>.size, key: total.key,
      label: copy(total.label), total_ms: total.duration, session_count: total.sessionCount)
  }
}
