/// A byte as two hexadecimal digits, for quoted-printable and RFC 2231.
enum HexadecimalByte {
  /// `0A`
  static func text(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
