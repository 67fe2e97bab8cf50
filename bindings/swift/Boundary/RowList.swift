import CTaskcoreHeader

/// How a list of the C API is read: a struct for each of its rows.
struct RowList<List, Row, Element> {
  typealias Count = (UnsafePointer<List>?) -> Int
  typealias At = (UnsafePointer<List>?, Int) -> UnsafePointer<Row>?
  typealias Rows = (UnsafePointer<List>?, UnsafeMutablePointer<Int>?) -> UnsafePointer<Row>?
  typealias Free = (UnsafeMutablePointer<List>?) -> Void

  private let count: Count
  private let at: At
  private let rows: Rows
  private let free: Free
  private let element: (Row) throws -> Element

  init(
    _ count: @escaping Count, _ at: @escaping At, _ rows: @escaping Rows, _ free: @escaping Free,
    _ element: @escaping (Row) throws -> Element
  ) {
    self.count = count
    self.at = at
    self.rows = rows
    self.free = free
    self.element = element
  }

  /// Copies the list that a call gives, and frees it.
  func read(
    _ call: (inout UnsafeMutablePointer<List>?) throws -> taskcore_status
  ) throws -> [Element] {
    var list: UnsafeMutablePointer<List>?
    try Store.check(call(&list))
    return try elements(of: list)
  }

  /// Copies the first row of the list that a call gives, and frees that.
  func only(
    _ call: (inout UnsafeMutablePointer<List>?) throws -> taskcore_status
  ) throws -> Element {
    var list: UnsafeMutablePointer<List>?
    try Store.check(call(&list))
    defer { free(list) }
    return try element(required(at(list, 0)))
  }

  /// Copies a list, and frees it.
  func elements(of list: UnsafeMutablePointer<List>?) throws -> [Element] {
    defer { free(list) }
    return try borrowed(list).map(element)
  }

  /// The rows of a list, whose texts go when it is freed.
  func borrowed(_ list: UnsafeMutablePointer<List>?) -> [Row] {
    var stride = 0
    guard let first = rows(list, &stride) else { return [] }
    return (0..<count(list)).map { index in
      let row = UnsafeRawPointer(first).advanced(by: index * stride)
      return row.assumingMemoryBound(to: Row.self).row
    }
  }
}

extension Store {
  /// What a call that makes one number says, such as the id of what it added.
  static func number(
    _ call: (UnsafeMutablePointer<Int64>) throws -> taskcore_status
  ) throws -> Int64 {
    var number: Int64 = 0
    try check(call(&number))
    return number
  }

  /// A struct that a call fills.
  static func filled<Row>(
    _ row: Row, _ call: (UnsafeMutablePointer<Row>) throws -> taskcore_status
  ) throws -> Row {
    var row = row
    try check(call(&row))
    return row
  }

  /// The id that a call finds; nil when there is no such thing.
  static func found(
    _ call: (UnsafeMutablePointer<Int64>, CStrings) -> taskcore_status
  ) throws -> Int64? {
    var id: Int64 = 0
    let status = withExtendedLifetime(CStrings()) { call(&id, $0) }
    if status == TASKCORE_ENOTFOUND { return nil }
    try check(status)
    return id
  }

  /// The bytes of a text that the library gives away; nil for NULL.
  static func taken(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) }
  }

  /// The bytes of the text that a call makes.
  static func bytes(
    _ call: (inout UnsafeMutablePointer<CChar>?) throws -> taskcore_status
  ) throws -> [UInt8] {
    var text: UnsafeMutablePointer<CChar>?
    try check(call(&text))
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) } ?? []
  }

  /// The bytes that a call makes and counts.
  static func countedBytes(
    _ call: (inout UnsafeMutablePointer<UInt8>?, inout Int) throws -> taskcore_status
  ) throws -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var length = 0
    try check(call(&bytes, &length))
    defer { taskcore_bytes_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  /// Calls with copies of texts, which last as long as the call.
  static func withTexts(_ call: (CStrings) throws -> taskcore_status) throws {
    try withExtendedLifetime(CStrings()) { try check(call($0)) }
  }

  /// Reads what a call makes by its content, and frees it.
  static func content<Handle, Content, Result>(
    _ call: (inout UnsafeMutablePointer<Handle>?) throws -> taskcore_status,
    _ get: (UnsafePointer<Handle>?) -> UnsafePointer<Content>?,
    _ free: (UnsafeMutablePointer<Handle>?) -> Void,
    _ result: (Content) throws -> Result
  ) throws -> Result {
    var handle: UnsafeMutablePointer<Handle>?
    try check(call(&handle))
    defer { free(handle) }
    return try result(required(get(handle)))
  }
}

/// What the C API always gives.
///
/// - Throws: `internal` for NULL.
func required<Row>(_ row: UnsafePointer<Row>?) throws -> Row {
  guard let row else {
    throw TaskcoreError(.internal, "The library left out \(Row.self).")
  }
  return row.row
}
