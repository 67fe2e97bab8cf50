import CSQLite

/// Memory for bound texts that is reused: SQLite's own copies cost an allocation each.
final class BoundTexts {
  /// Longer ones than fit in here SQLite does copy.
  private static let capacity = 1_024

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private var used = 0

  deinit {
    bytes.deallocate()
  }

  /// The parameters are given other values.
  func removeAll() {
    used = 0
  }

  /// - Returns: SQLite's result code.
  func bind(
    _ text: UnsafeBufferPointer<UInt8>, to statement: OpaquePointer, at index: Int32
  ) -> Int32 {
    // An empty buffer may have no address, which SQLite would take for NULL.
    guard let start = text.baseAddress, !text.isEmpty else {
      return taskcore_bind_kept_text(statement, index, "", 0)
    }
    guard text.count <= Self.capacity - used else {
      return start.withMemoryRebound(to: CChar.self, capacity: text.count) {
        taskcore_bind_text(statement, index, $0, UInt64(text.count))
      }
    }
    let copy = bytes + used
    copy.update(from: start, count: text.count)
    used += text.count
    return copy.withMemoryRebound(to: CChar.self, capacity: text.count) {
      taskcore_bind_kept_text(statement, index, $0, UInt64(text.count))
    }
  }
}
