import Domain
import Platform

/// Reads the bytes of a source, and tracks the position in the text.
struct ByteReader {
  /// So much is asked of a source at once.
  private static let chunkSize = 65_536

  /// Nil when no more bytes will come.
  private var source: ByteSource?
  private var chunk: [UInt8]
  private var next = 0
  private var end: Int
  /// How many bytes of the source came before the chunk.
  private var offsetOfChunk = 0
  private var line = 1
  private var offsetOfLine = 0
  private var offsetOfItem = 0
  private let maximumItemBytes: Int
  /// What is made of the present item.
  private var need: MemoryNeed
  private let none: MemoryNeed

  /// What is made of an item takes so many bytes for each byte of it.
  init(source: @escaping ByteSource, maximumItemBytes: Int, bytesOfByte: Int = 8) {
    self.source = source
    self.maximumItemBytes = maximumItemBytes
    none = MemoryNeed(bytesEach: bytesOfByte)
    need = none
    chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    end = 0
  }

  init(text: String) {
    maximumItemBytes = .max
    none = MemoryNeed(bytesEach: 1)
    need = none
    chunk = Array(text.utf8)
    end = chunk.count
  }

  /// Of the next byte.
  var position: TextPosition {
    TextPosition(line: line, column: offset - offsetOfLine + 1)
  }

  private var offset: Int { offsetOfChunk + next }

  /// From here on, the bytes of one item are counted: it must not fill the memory.
  mutating func beginItem() {
    offsetOfItem = offset
    need = none
  }

  /// - Throws: `malformed` when the item is too large.
  func checkItemSize() throws {
    if offset - offsetOfItem > maximumItemBytes {
      throw Failure(
        .malformed,
        "Something in this text is larger than the \(maximumItemBytes) bytes that one item may have.",
        position: position)
    }
  }

  /// The next byte, which stays the next; nil at the end.
  mutating func peek() throws -> UInt8? {
    if next == end {
      guard try refill() else { return nil }
    }
    return chunk[next]
  }

  /// Goes past the byte that `peek` gave.
  mutating func advance() {
    next += 1
  }

  /// Goes past a byte if it is the next one.
  mutating func take(_ byte: UInt8) throws -> Bool {
    guard try peek() == byte else { return false }
    advance()
    return true
  }

  /// Goes past a control character in a string, which counts as the six bytes of its escape.
  mutating func advanceControlCharacter(_ byte: UInt8) {
    offsetOfItem -= 5
    if byte == UInt8(ascii: "\n") { advanceLine() } else { advance() }
  }

  private mutating func advanceLine() {
    advance()
    beginLine()
  }

  /// The next byte is the first one of a line.
  private mutating func beginLine() {
    line += 1
    offsetOfLine = offset
  }

  /// Goes past the end of a line, LF, CRLF or CR, and adds its bytes to `bytes`, if it is there.
  mutating func takeLineEnd(to bytes: inout [UInt8]) throws -> Bool {
    let start = bytes.count
    if try take(UInt8(ascii: "\r")) { bytes.append(UInt8(ascii: "\r")) }
    if try take(UInt8(ascii: "\n")) { bytes.append(UInt8(ascii: "\n")) }
    guard bytes.count > start else { return false }
    beginLine()
    return true
  }

  mutating func skipWhitespace() throws {
    while let byte = try peek() {
      switch byte {
      case UInt8(ascii: "\n"):
        advanceLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        advance()
      default: return
      }
    }
  }

  /// Goes past the byte order mark that some editors begin a file with.
  mutating func skipByteOrderMark() throws {
    guard try take(0xEF) else { return }
    guard try take(0xBB), try take(0xBF) else {
      throw Failure(
        .malformed, "The byte 0xEF begins no text in UTF-8.",
        position: TextPosition(line: 1, column: 1))
    }
    offsetOfLine = offset
  }

  /// A string of ASCII without escapes, as most are, with its closing quote; nil, and nothing is taken, for any other
  /// one.
  mutating func takeASCIIString() -> String? {
    let stop = chunk.withUnsafeBufferPointer { [next, end] bytes -> Int? in
      var place = next
      while place < end {
        let byte = bytes[place]
        if byte == UInt8(ascii: "\"") { return place }
        if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\\") { return nil }
        place += 1
      }
      return nil
    }
    guard let stop else { return nil }
    let text = String(decoding: chunk[next..<stop], as: UTF8.self)
    next = stop + 1
    return text
  }

  /// Moves bytes of a string to `bytes`: up to its end, an escape, a control character, or the
  /// chunk's end.
  mutating func takePlainBytes(to bytes: inout [UInt8]) {
    let start = next
    while next < end, chunk[next] >= 0x20, chunk[next] != UInt8(ascii: "\""),
      chunk[next] != UInt8(ascii: "\\")
    {
      next += 1
    }
    bytes.append(contentsOf: chunk[start..<next])
  }

  /// False at the end.
  private mutating func refill() throws -> Bool {
    try checkItemSize()
    guard let source else { return false }
    let count = try chunk.withUnsafeMutableBufferPointer { try source($0) }
    guard (0...chunk.count).contains(count) else {
      throw Failure(
        .misuse, "The source of a text gave \(count) bytes; asked for were up to \(chunk.count).")
    }
    if count == 0 {
      self.source = nil
      return false
    }
    if !need.add(count) { throw Failure.noMemory }
    offsetOfChunk += end
    next = 0
    end = count
    return true
  }
}
