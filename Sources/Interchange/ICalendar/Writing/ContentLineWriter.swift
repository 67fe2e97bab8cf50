/// Writes lines of iCalendar: no more than 75 octets each, folded between characters, with CRLF behind.
struct ContentLineWriter {
  private static let maximumOctets = 75

  private(set) var bytes: [UInt8] = []
  private let sink: ByteSink

  init(sink: @escaping ByteSink) {
    self.sink = sink
  }

  mutating func write(_ line: ContentLine) { write(line.text) }

  mutating func write(_ name: String, _ value: String) { write("\(name):\(value)") }

  /// A line without folds and without its end.
  mutating func write(_ text: String) {
    if text.utf8.count <= Self.maximumOctets {
      bytes += text.utf8
      bytes += [0x0D, 0x0A]
      return
    }
    var room = Self.maximumOctets
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if width > room {
        bytes += [0x0D, 0x0A, 0x20]
        room = Self.maximumOctets - 1
      }
      room -= width
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    bytes += [0x0D, 0x0A]
  }

  /// Hands on what was written, once it is more than that.
  mutating func drain(above count: Int) throws {
    guard bytes.count > count else { return }
    try bytes.withUnsafeBufferPointer(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
