extension UInt8 {
  /// Whether it is one of the characters `0` to `9`.
  package var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
