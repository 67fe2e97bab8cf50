import Domain

/// A text as one word: white space, control characters and % become %20 and the like.
enum PercentText {
  static func text(_ plain: String) -> String {
    var bytes: [UInt8] = []
    for scalar in plain.unicodeScalars {
      let isHidden =
        scalar == "%" || TextRule.isSpace(scalar) || TextRule.endsOrHidesText(scalar)
      for byte in String(scalar).utf8 {
        if isHidden { bytes.append(contentsOf: escape(byte)) } else { bytes.append(byte) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text(_:)``; what is no such text is taken as it is.
  static func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if let escaped = escapedByte(rest) {
        bytes.append(escaped)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }

  static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array((byte < 0x10 ? "%0" : "%").utf8) + Array(digits.utf8)
  }

  /// The byte that an escape at the beginning means; nil when there is none.
  static func escapedByte(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    let escape = Array(bytes.prefix(3))
    guard escape.count == 3, escape[0] == UInt8(ascii: "%"),
      let high = Unicode.Scalar(escape[1]).hexadecimalDigit,
      let low = Unicode.Scalar(escape[2]).hexadecimalDigit
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
