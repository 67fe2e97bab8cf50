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

extension UInt8 {
  /// What a digit in ASCII means, from 0 to 15.
  package var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
