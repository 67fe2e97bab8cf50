/// A statement with its parameters.
struct HubRequest {
  enum Value {
    case text(String)
    case integer(Int64)
    case bytes([UInt8])
  }

  let sql: String
  let values: [Value]

  init(_ sql: String, _ values: Value...) {
    self.init(sql, values)
  }

  init(_ sql: String, _ values: [Value]) {
    self.sql = sql
    self.values = values
  }
}

/// The result of a statement.
struct HubAnswer {
  /// The rows, and in each row its columns; nil is NULL.
  var rows: [[[UInt8]?]] = []
  /// How many rows were changed.
  var changedRows: Int64 = 0

  func text(_ row: Int, _ column: Int) -> String? {
    field(row, column).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// As the server sends it: the highest byte first.
  func integer(_ row: Int, _ column: Int) -> Int64? {
    guard let bytes = field(row, column), bytes.count == 8 || bytes.count == 4 else { return nil }
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return bytes.count == 8
      ? Int64(bitPattern: value) : Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: value)))
  }

  func bytes(_ row: Int, _ column: Int) -> [UInt8]? { field(row, column) }

  private func field(_ row: Int, _ column: Int) -> [UInt8]? {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column]
  }
}
