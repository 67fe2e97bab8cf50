import Domain

/// The bytes of a text, indexed for splitting at white space.
struct LineBytes {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var count: Int { bytes.count }

  /// The byte at a position; 0 beyond the end.
  func byte(at position: Int) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  /// The first position from there on at which there is no white space.
  func skipSpace(from start: Int) -> Int {
    var position = start
    while position < count, let length = spaceLength(at: position) { position += length }
    return position
  }

  /// The first position from there on at which there is white space, or the end.
  func endOfWord(from start: Int) -> Int {
    var position = start
    while position < count, spaceLength(at: position) == nil { position += 1 }
    return position
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// How many bytes the white space at a position has; nil for another character.
  private func spaceLength(at position: Int) -> Int? {
    let first = UInt32(bytes[position])
    let value: UInt32
    let length: Int
    switch first {
    case 0..<0x80: (value, length) = (first, 1)
    case 0xC0..<0xE0: (value, length) = ((first & 0x1F) << 6 | tail(position + 1), 2)
    case 0xE0..<0xF0:
      value = (first & 0x0F) << 12 | tail(position + 1) << 6 | tail(position + 2)
      length = 3
    default: return nil  // inside of a character, or one of four bytes: none of these is white
    }
    guard let scalar = Unicode.Scalar(value), TextRule.isSpace(scalar) else { return nil }
    return length
  }

  private func tail(_ position: Int) -> UInt32 {
    UInt32(byte(at: position) & 0x3F)
  }
}
