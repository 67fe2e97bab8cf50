/// The encoding of RFC 4648 section 4.
package enum Base64 {
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: encoded(bytes), as: UTF8.self)
  }

  /// In lines of so many characters, each with CRLF behind it, the last one too.
  package static func lines(_ bytes: [UInt8], ofLength lineLength: Int) -> [UInt8] {
    let bytesPerLine = lineLength / 4 * 3
    var lines: [UInt8] = []
    lines.reserveCapacity((bytes.count / bytesPerLine + 1) * (lineLength + 2))
    for start in stride(from: 0, to: bytes.count, by: bytesPerLine) {
      append(bytes[start..<min(start + bytesPerLine, bytes.count)], to: &lines)
      lines += [0x0D, 0x0A]
    }
    return lines
  }

  private static func encoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    append(bytes, to: &encoded)
    return encoded
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func append(_ bytes: some Collection<UInt8>, to encoded: inout [UInt8]) {
    var group: UInt32 = 0
    var count = 0
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      count += 1
      if count == 3 {
        append(group, digits: 4, to: &encoded)
        (group, count) = (0, 0)
      }
    }
    if count > 0 {
      append(group << UInt32(8 * (3 - count)), digits: count + 1, to: &encoded)
      encoded += Array(repeating: UInt8(ascii: "="), count: 3 - count)
    }
  }

  /// The first digits of 24 bits.
  private static func append(_ group: UInt32, digits: Int, to encoded: inout [UInt8]) {
    for digit in 0..<digits {
      encoded.append(alphabet[Int(group >> UInt32(18 - 6 * digit) & 63)])
    }
  }
}
