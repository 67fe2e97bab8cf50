import CTaskcore
import Storage

/// A snapshot of how much was worked on what.
final class FocusTotalList: RowList<taskcore_focus_total>, ValueSnapshot {
  typealias Value = FocusTotal

  func append(_ total: FocusTotal) throws {
    try append(
      taskcore_focus_total(
        struct_size: MemoryLayout<taskcore_focus_total>.size, key: total.key,
        label: copy(total.label), total_ms: total.duration, session_count: total.sessionCount))
  }
}
