import CTaskcore
import Storage

/// A snapshot of tags.
final class TagList: RowList<taskcore_tag>, ValueSnapshot {
  typealias Value = CountedTag

  func append(_ counted: CountedTag) throws {
    try append(
      taskcore_tag(
        struct_size: MemoryLayout<taskcore_tag>.size, name: copy(counted.name),
        open_count: counted.openCount, completed_count: counted.completedCount,
        colour: counted.colour.rawValue, reserved: 0))
  }
}
