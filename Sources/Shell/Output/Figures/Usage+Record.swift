import TaskcoreSwift

extension FunctionUsage: Record {
  static let fieldNames = ["function", "calls", "errors", "total_ns", "longest_ns"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(name), .integer(calls), .integer(errors), .integer(time), .integer(longest)]
  }
}

extension ErrorUsage: Record {
  static let fieldNames = ["name", "status", "count"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [name.isEmpty ? .null : .text(name), .integer(Int64(status)), .integer(count)]
  }
}
