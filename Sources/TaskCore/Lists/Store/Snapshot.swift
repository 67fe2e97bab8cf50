import CTaskcore
import Domain

/// A snapshot that a call gives to a C caller.
protocol Snapshot: CHandleOwner {
  /// Gives back the memory for rows that did not come.
  func shrink() throws
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
