import Domain

/// A parameter of a header such as Content-Disposition, of any length and with any characters.
enum MailParameter {
  /// Such as `filename="a.pdf"`; in several pieces when it is long, and as RFC 2231 has it when it is
  /// not ASCII. Each but the last has its semicolon.
  static func words(_ name: StaticString, _ value: String) -> [String] {
    let quoted = "\(name)=\(QuotedString.text(value))"
    if EncodedWord.canBePlain(value), quoted.utf8.count <= maximumLength { return [quoted] }
    let whole = "\(name)*=\(charset)\(value.utf8.map(encoded).joined())"
    if whole.utf8.count <= maximumLength { return [whole] }
    return pieces(name, value)
  }

  /// What fits in one line after its space, before a semicolon.
  private static let maximumLength = 74
  private static let charset = "UTF-8''"

  /// RFC 2231 section 4.1.
  private static func pieces(_ name: StaticString, _ value: String) -> [String] {
    var pieces: [String] = []
    var piece = "\(name)*0*=\(charset)"
    for scalar in value.unicodeScalars {
      let character = String(scalar).utf8.map(encoded).joined()
      if piece.utf8.count + character.utf8.count > maximumLength {
        pieces.append(piece + ";")
        piece = "\(name)*\(pieces.count)*="
      }
      piece += character
    }
    return pieces + [piece]
  }

  private static func encoded(_ byte: UInt8) -> String {
    byte.isASCIILetterOrDigit || marks.contains(byte)
      ? String(Unicode.Scalar(byte)) : "%" + HexadecimalByte.text(byte)
  }

  private static let marks = Array("!#$&+-.^_`{|}~".utf8)
}
