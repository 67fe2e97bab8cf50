import CTaskcore
import Storage

/// A snapshot of the changes of a task.
final class HistoryList: RowList<taskcore_history_entry>, ValueSnapshot {
  func row(of entry: TaskHistoryEntry) throws -> taskcore_history_entry {
    try taskcore_history_entry(
      struct_size: MemoryLayout<taskcore_history_entry>.size, step_id: entry.stepID,
      at_ms: entry.at.milliseconds, device: copy(entry.device), property: copy(entry.property),
      old_value: entry.old.map { try copy($0) }, new_value: entry.new.map { try copy($0) },
      action: entry.action.rawValue, reserved: 0, device_name: copy(entry.deviceName))
  }
}
