import CTaskcoreHeader

/// How a list of the C API is read: a struct for each of its rows.
struct RowList<List, Row, Element> {
  let count: (UnsafePointer<List>?) -> Int
  let at: (UnsafePointer<List>?, Int) -> UnsafePointer<Row>?
  let rows: (UnsafePointer<List>?, UnsafeMutablePointer<Int>?) -> UnsafePointer<Row>?
  let free: (UnsafeMutablePointer<List>?) -> Void
  let element: (Row) throws -> Element

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
    return TaskcoreSwift.elements(first, count(list), apart: stride)
  }
}
