import CTaskcore
import Domain

/// A snapshot of saved filters.
final class FilterList: RowList<taskcore_filter>, ValueSnapshot, RecordSnapshot {
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> FilterList {
    try FilterList(handle.restated(handle.store.filters.get(ids: ids, "filter")))
  }

  func row(of filter: SavedFilter) throws -> taskcore_filter {
    try taskcore_filter(
      struct_size: MemoryLayout<taskcore_filter>.size, id: filter.id, uid: copy(filter.uid),
      name: copy(filter.name), query: copy(filter.query),
      created_ms: filter.created.milliseconds, colour: filter.colour.rawValue, reserved: 0)
  }
}
