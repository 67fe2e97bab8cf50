import CTaskcore
import Domain

/// A snapshot that a call gives to a C caller.
protocol Snapshot: CHandleOwner {
  /// Gives back the memory for rows that did not come.
  func shrink() throws
}

/// A snapshot of records, which have ids.
protocol RecordSnapshot: Snapshot {
  /// Those with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> Self
}

/// A snapshot of values, each of which makes a row.
protocol ValueSnapshot: Snapshot {
  associatedtype Value
  associatedtype Row

  init()
  func row(of value: Value) throws -> Row
  func append(_ row: Row) throws
}

extension ValueSnapshot {
  init(_ values: some Sequence<Value>) throws {
    self.init()
    for value in values { try append(row(of: value)) }
  }
}

/// Runs a call whose result is a list.
func list<List: Snapshot>(
  _ store: In<taskcore_store>, _ result: Out<Handle<List.CHandle>>, _ field: String,
  function: StaticString = #function, _ body: (StoreHandle) throws -> List
) -> taskcore_status {
  object(store, result, field, function: function) { handle in
    let list = try body(handle)
    try list.shrink()
    return list
  }
}

/// Runs a call that lists records by their ids.
func get<List: RecordSnapshot>(
  _ type: List.Type, _ store: In<taskcore_store>, _ ids: In<Int64>, _ count: UInt,
  _ result: Out<Handle<List.CHandle>>, _ field: String, function: StaticString = #function
) -> taskcore_status {
  list(store, result, field, function: function) { handle in
    let ids = try buffer(ids, count: count, "ids")
    return try handle.store.read { try List.get(ids: ids, from: handle) }
  }
}
