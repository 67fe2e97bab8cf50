import CSQLite

/// The arguments of a call of an SQL function; their memory is valid during the call.
struct SQLValues {
  private let values: UnsafeMutablePointer<OpaquePointer?>
  let count: Int

  /// Nil for a call without arguments.
  init?(_ values: UnsafeMutablePointer<OpaquePointer?>?, count: Int32) {
    guard let values else { return nil }
    self.values = values
    self.count = Int(count)
  }

  func integer(_ index: Int) -> Int64 {
    sqlite3_value_int64(values[index])
  }

  func optionalInteger(_ index: Int) -> Int64? {
    sqlite3_value_type(values[index]) == SQLITE_NULL ? nil : integer(index)
  }

  /// The bytes of a text; none of NULL.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    // As of a statement's column.
    let start = sqlite3_value_blob(values[index])?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(values[index])))
  }
}
