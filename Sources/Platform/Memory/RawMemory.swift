import Glibc

/// Memory from `malloc`, which C programs can free; nil when out of memory.
package enum RawMemory {
  @inlinable
  package static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    malloc(size)
  }

  /// Memory whose bytes are zero.
  @inlinable
  package static func allocateZeroed(_ size: Int) -> UnsafeMutableRawPointer? {
    calloc(1, size)
  }

  @inlinable
  package static func free(_ memory: UnsafeMutableRawPointer?) {
    Glibc.free(memory)
  }

  /// Sets all bytes to zero.
  @inlinable
  package static func clear(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    memset(memory, 0, size)
  }

  /// Copies bytes to memory that does not overlap them.
  @inlinable
  package static func copy(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ size: Int
  ) {
    memcpy(target, source, size)
  }

  /// How many bytes a text has before its NUL; so many, when it has more.
  @inlinable
  package static func length(ofText text: UnsafePointer<CChar>, upTo maximum: Int) -> Int {
    strnlen(text, maximum)
  }

  /// A copy of a text, with a NUL behind it.
  package static func copy(ofText text: String) -> UnsafeMutablePointer<CChar>? {
    strdup(text)
  }

  /// A copy of bytes; never nil for none.
  package static func copy(of bytes: [UInt8]) -> UnsafeMutablePointer<UInt8>? {
    guard let memory = malloc(max(bytes.count, 1)) else { return nil }
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { memcpy(memory, start, bytes.count) }
    }
    return memory.bindMemory(to: UInt8.self, capacity: bytes.count)
  }

  /// A copy of bytes, with a NUL behind them.
  package static func copy(ofText bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    guard let memory = malloc(bytes.count + 1) else { return nil }
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { memcpy(memory, start, bytes.count) }
    }
    let text = memory.bindMemory(to: CChar.self, capacity: bytes.count + 1)
    text[bytes.count] = 0
    return text
  }
}
