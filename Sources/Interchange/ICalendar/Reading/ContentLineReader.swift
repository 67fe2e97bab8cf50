import Domain

/// Reads the lines of iCalendar, and unfolds them.
///
/// Folds are undone byte by byte, for some programs fold in the middle of a character.
struct ContentLineReader {
  /// An unfolded line before it is parsed.
  struct Line {
    var bytes: [UInt8]
    /// Where it begins, from 1.
    var number: Int
    /// It was longer than any that is read, and what is here is only its beginning.
    var isTooLong = false
  }

  static let maximumLineBytes = 2_097_152

  private var source: ByteSource?
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private var place = 0
  private var end = 0
  private var number = 0
  /// A physical line that was read to see whether it goes on with the one before.
  private var waiting: Line?

  init(source: @escaping ByteSource) {
    self.source = source
  }

  /// The number of the last line that was read.
  var lineNumber: Int { max(number, 1) }

  /// The next line that is not blank; nil after the last.
  mutating func next() throws -> Line? {
    while var line = try waiting ?? physicalLine() {
      waiting = nil
      while let following = try physicalLine() {
        guard
          following.bytes.first == UInt8(ascii: " ") || following.bytes.first == UInt8(ascii: "\t")
        else {
          waiting = following
          break
        }
        if line.bytes.count + following.bytes.count > Self.maximumLineBytes {
          line.isTooLong = true
        } else {
          line.bytes += following.bytes.dropFirst()
        }
        line.isTooLong = line.isTooLong || following.isTooLong
      }
      if line.bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return line }
    }
    return nil
  }

  /// A line as it is in the file, without its end, CRLF, LF or CR.
  private mutating func physicalLine() throws -> Line? {
    guard try hasMore() else { return nil }
    number += 1
    var line = Line(bytes: [], number: number)
    while try hasMore() {
      let lineEnd = chunk[place..<end].firstIndex { $0 == 0x0A || $0 == 0x0D }
      let stop = lineEnd ?? end
      if line.bytes.count + stop - place > Self.maximumLineBytes {
        line.isTooLong = true
      } else {
        line.bytes += chunk[place..<stop]
      }
      place = stop
      guard lineEnd != nil else { continue }
      let isReturn = chunk[place] == 0x0D
      place += 1
      if isReturn, try hasMore(), chunk[place] == 0x0A { place += 1 }
      break
    }
    if number == 1, line.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.bytes.removeFirst(3) }
    return line
  }

  private mutating func hasMore() throws -> Bool {
    if place < end { return true }
    guard let source else { return false }
    let count = try chunk.withUnsafeMutableBufferPointer { try source($0) }
    guard (0...chunk.count).contains(count) else {
      throw Failure(
        .misuse, "The source of a text gave \(count) bytes; asked for were up to \(chunk.count).")
    }
    place = 0
    end = count
    if count == 0 { self.source = nil }
    return count > 0
  }
}
