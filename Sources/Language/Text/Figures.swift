/// Numbers as they are written in figures.
enum Figures {
  /// The value of some digits; nil for anything else, and for more digits than that.
  static func value(_ text: some StringProtocol, atMost digitCount: Int) -> Int? {
    let bytes = text.utf8
    guard (1...digitCount).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard byte.isASCIIDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
