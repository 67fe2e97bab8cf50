extension Collection<UInt8> {
  /// Two digits for each of them.
  package var hexadecimal: String {
    String(unsafeUninitializedCapacity: count * 2) { text in
      var length = 0
      for byte in self {
        for digit in [byte >> 4, byte & 0xF] {
          text[length] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
          length += 1
        }
      }
      return length
    }
  }
}
