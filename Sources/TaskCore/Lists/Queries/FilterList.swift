import CTaskcore
import Domain

/// A snapshot of saved filters.
final class FilterList: RowList<taskcore_filter>, ValueSnapshot {
  typealias Value = SavedFilter

  func append(_ filter: SavedFilter) throws {
    try append(
      taskcore_filter(
        struct_size: MemoryLayout<taskcore_filter>.size, id: filter.id, uid: copy(filter.uid),
        name: copy(filter.name), query: copy(filter.query),
        created_ms: filter.created.milliseconds, colour: filter.colour.rawValue, reserved: 0))
  }
}
