import CSQLite
import Domain

/// What can be the value of a statement's parameter.
protocol Bindable {
  /// - Returns: SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int64: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }
}

extension Int32: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int(statement, index, self)
  }
}

extension Bool: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int(statement, index, self ? 1 : 0)
  }
}

extension String: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bytes in
      // An empty buffer may have no address, which SQLite would take for NULL.
      guard let start = bytes.baseAddress else {
        return taskcore_bind_text(statement, index, "", 0)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        taskcore_bind_text(statement, index, $0, UInt64(bytes.count))
      }
    }
  }
}

extension Instant: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    milliseconds.bind(to: statement, at: index)
  }
}

extension CalendarDate: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    packed.bind(to: statement, at: index)
  }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }
}

extension LogValue: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let integer): integer.bind(to: statement, at: index)
    case .text(let text): text.bind(to: statement, at: index)
    }
  }
}
