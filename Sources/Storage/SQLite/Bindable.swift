import CSQLite
import Domain

/// A value that can be bound to a parameter of a statement.
protocol Bindable {
  /// - Returns: SQLite's result code.
  func bind(to target: BindingTarget, at index: Int32) -> Int32
}

/// A statement with its bound values.
struct BindingTarget {
  let statement: OpaquePointer
  let texts: BoundTexts
}

extension Int64: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    sqlite3_bind_int64(target.statement, index, self)
  }
}

extension Int32: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    sqlite3_bind_int(target.statement, index, self)
  }
}

extension Double: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    sqlite3_bind_double(target.statement, index, self)
  }
}

extension Bool: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    sqlite3_bind_int(target.statement, index, self ? 1 : 0)
  }
}

extension String: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { target.texts.bind($0, to: target.statement, at: index) }
  }
}

extension [UInt8]: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    withUnsafeBytes { bytes in
      // Without an address it would be NULL.
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(target.statement, index, 0)
        : sqlite3_bind_blob(
          target.statement, index, bytes.baseAddress, Int32(clamping: bytes.count),
          unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
  }
}

extension Instant: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    milliseconds.bind(to: target, at: index)
  }
}

extension CalendarDate: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    packed.bind(to: target, at: index)
  }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    self?.bind(to: target, at: index) ?? sqlite3_bind_null(target.statement, index)
  }
}

extension LogValue: Bindable {
  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(target.statement, index)
    case .integer(let integer): integer.bind(to: target, at: index)
    case .text(let text): text.bind(to: target, at: index)
    }
  }
}
