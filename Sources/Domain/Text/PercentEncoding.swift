/// Bytes as `%2F` and the like: RFC 3986 section 2.1.
package enum PercentEncoding {
  /// A text as a part of a URI: letters, digits, `-`, `.` and `_` stay, and those others.
  package static func text(_ plain: String, keeping others: String = "") -> String {
    let bytes = plain.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        [byte]
      default: others.utf8.contains(byte) ? [byte] : escape(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text(_:keeping:)``; nil for an invalid escape, and for invalid UTF-8.
  package static func plain(_ text: some StringProtocol) -> String? {
    bytes(of: text).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The same as bytes, which may be of any encoding.
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let isEscape = byte == UInt8(ascii: "%")
      guard let plain = isEscape ? escapedByte(rest) : byte else { return nil }
      bytes.append(plain)
      rest = rest.dropFirst(isEscape ? 3 : 1)
    }
    return bytes
  }

  package static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array((byte < 0x10 ? "%0" : "%").utf8) + Array(digits.utf8)
  }

  /// The byte that an escape at the beginning means; nil when there is none.
  package static func escapedByte(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    let escape = Array(bytes.prefix(3))
    guard escape.count == 3, escape[0] == UInt8(ascii: "%"),
      let high = escape[1].hexadecimalDigit, let low = escape[2].hexadecimalDigit
    else { return nil }
    return high << 4 | low
  }
}
