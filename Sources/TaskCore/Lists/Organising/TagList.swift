import CTaskcore
import Storage

/// A snapshot of tags.
final class TagList: RowList<taskcore_tag>, ValueSnapshot {
  func row(of counted: CountedTag) throws -> taskcore_tag {
    try taskcore_tag(
      struct_size: MemoryLayout<taskcore_tag>.size, name: copy(counted.name),
      open_count: counted.openCount, completed_count: counted.completedCount,
      colour: counted.colour.rawValue, reserved: 0,
      event_count: counted.eventCount)
  }
}
