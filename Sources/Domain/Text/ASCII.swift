extension [UInt8] {
  /// Appends the last digits of a number from 0 on, with zeros in front.
  mutating func append(digits number: Int, width: Int) {
    var rest = number
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: width))
    for place in indices.suffix(width).reversed() {
      self[place] += UInt8(rest % 10)
      rest /= 10
    }
  }
}

extension Collection<UInt8> {
  /// Whether there are those bytes in it, one after the other.
  package func contains(bytes: some Collection<UInt8>) -> Bool {
    var rest = self[...]
    while !rest.starts(with: bytes) {
      if rest.isEmpty { return false }
      rest = rest.dropFirst()
    }
    return true
  }
}

extension UInt8 {
  /// Whether it is one of the characters `0` to `9`.
  package var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether it is one of the characters `A` to `Z`.
  package var isASCIICapital: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  /// Whether it is one of the characters `A` to `Z`, `a` to `z` and `0` to `9`.
  package var isASCIILetterOrDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it is one of the characters `0` to `9`, `A` to `F` and `a` to `f`.
  package var isHexadecimalDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
