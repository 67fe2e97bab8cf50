import CTaskcore
import Domain
import Localization
import Platform

/// A snapshot of rows, as a C caller reads them: one array, and the memory of its strings.
class RowList<Row> {
  let arena = Arena()
  private(set) var rows: UnsafeMutablePointer<Row>?
  private(set) var count = 0
  private var capacity = 0
  private var memory = GrowingMemory()

  func append(_ row: Row) throws {
    try place(for: row)
  }

  /// Appends a row; where it is until the next one comes, to set its members there.
  @discardableResult
  func place(for row: Row) throws -> UnsafeMutablePointer<Row> {
    if count == capacity { try resize(to: max(16, capacity * 2)) }
    guard let rows else { throw Failure.noMemory }
    let place = rows + count
    place.initialize(to: row)
    count += 1
    return place
  }

  /// Puts the rows in another order, of their present places.
  func reorder(_ order: [Int]) throws {
    var ordered = GrowingMemory()
    guard let rows, ordered.resize(to: order.count * MemoryLayout<Row>.stride),
      let start = ordered.start?.bindMemory(to: Row.self, capacity: order.count)
    else { throw Failure.noMemory }
    for (index, place) in order.enumerated() { (start + index).initialize(to: rows[place]) }
    memory = ordered
    self.rows = start
    capacity = order.count
    count = order.count
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
  /// - Throws: `corrupt` for anything but a text that a C caller could read.
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) throws -> UnsafePointer<CChar> {
    if bytes.isEmpty { return staticText("") }
    try check(bytes)
    guard let copy = arena.copy(bytes) else { throw Failure.noMemory }
    return UnsafePointer(copy)
  }

  /// A copy of local times, such as `20261224T170000`, with spaces between.
  ///
  /// - Parameters:
  ///   - bytes: as the store has them.
  ///   - what: whose they are: `completion`.
  ///   - id: of that.
  /// - Returns: A copy that ends with a NUL.
  /// - Throws: `corrupt` for anything but a time.
  func copyLocalTimes(
    _ bytes: UnsafeBufferPointer<UInt8>, of what: @autoclosure () -> Message, _ id: Int64
  ) throws -> UnsafePointer<CChar> {
    if bytes.isEmpty { return staticText("") }
    let text = String(decoding: bytes, as: UTF8.self)
    guard (try? [LocalMoment](text: text, field: "occurrence")) != nil else {
      throw Failure(
        .corrupt,
        "The store is damaged: \(what()) \(id) has a local time that is none. Repair the store.")
    }
    return try copy(bytes)
  }

  /// Refuses what is no UTF-8, or holds a NUL: only a damaged store does.
  func check(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    // Most texts are ASCII, and need no slow validation.
    if bytes.isASCIIWithoutNUL { return }
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
    guard memory.resize(to: newCapacity * MemoryLayout<Row>.stride) else {
      throw Failure.noMemory
    }
    rows = memory.start?.bindMemory(to: Row.self, capacity: newCapacity)
    capacity = newCapacity
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are 1 to 127, eight of them at once.
  fileprivate var isASCIIWithoutNUL: Bool {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    var found: UInt64 = 0
    var index = 0
    while index + 8 <= count {
      let bytes = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Of a byte of 0, and perhaps of one after it, taking 1 away sets the high bit.
      found |= bytes | (bytes &- ones)
      index += 8
    }
    if found & highBits != 0 { return false }
    while index < count {
      if self[index] &- 1 >= 0x7F { return false }
      index += 1
    }
    return true
  }
}
