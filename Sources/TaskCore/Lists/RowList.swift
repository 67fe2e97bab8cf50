import CTaskcore
import Domain
import Glibc

/// A snapshot of rows, as a C caller reads them: one array, and the memory of its strings.
class RowList<Row> {
  let arena = Arena()
  private(set) var rows: UnsafeMutablePointer<Row>?
  private(set) var count = 0
  private var capacity = 0

  deinit {
    free(rows)
  }

  func append(_ row: Row) throws {
    if count == capacity { try resize(to: max(16, capacity * 2)) }
    guard let rows else { throw Failure.noMemory }
    (rows + count).initialize(to: row)
    count += 1
  }

  /// Gives back the memory for rows that did not come.
  func shrink() throws {
    if count < capacity, count > 0 { try resize(to: count) }
  }

  /// A copy of a text in the list's own memory.
  func copy(_ text: String) throws -> UnsafePointer<CChar> {
    guard let copy = arena.copy(text) else { throw Failure.noMemory }
    return copy
  }

  /// A copy of a text in the list's own memory.
  ///
  /// - Throws: `corrupt` for what is no text that a C caller could read.
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) throws -> UnsafePointer<CChar> {
    if bytes.isEmpty { return staticText("") }
    try check(bytes)
    guard let copy = arena.copy(bytes) else { throw Failure.noMemory }
    return UnsafePointer(copy)
  }

  /// Refuses what is no UTF-8, or holds a NUL: only a damaged store does.
  func check(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    // Most texts are ASCII, and need no slow validation.
    if bytes.allSatisfy({ $0 &- 1 < 0x7F }) { return }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.corrupt, "The store is damaged: it holds a text that is not UTF-8.")
    }
  }

  /// NULL beyond the end.
  func row(at index: UInt) -> UnsafePointer<Row>? {
    guard index < count, let rows else { return nil }
    return UnsafePointer(rows + Int(index))
  }

  private func resize(to newCapacity: Int) throws {
    guard let raw = realloc(rows, newCapacity * MemoryLayout<Row>.stride) else {
      throw Failure.noMemory
    }
    rows = raw.bindMemory(to: Row.self, capacity: newCapacity)
    capacity = newCapacity
  }
}
