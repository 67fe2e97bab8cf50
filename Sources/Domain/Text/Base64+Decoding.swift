extension Base64 {
  /// The bytes of a text in one line; nil for what ``text(_:)`` never gives.
  package static func bytes(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let paddingCount = text.suffix(2).count { $0 == padding }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    for (index, digit) in text.enumerated() {
      let isPadding = index >= text.count - paddingCount
      guard let value = isPadding ? (digit == padding ? 0 : nil) : value(of: digit) else {
        return nil
      }
      bits = bits << 6 | value
      if index % 4 == 3 {
        bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
      }
    }
    bytes.removeLast(paddingCount)
    return bytes
  }

  private static let padding = UInt8(ascii: "=")

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
