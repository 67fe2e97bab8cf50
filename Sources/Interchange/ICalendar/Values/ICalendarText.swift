import Domain

/// A value of type TEXT (RFC 5545 section 3.3.11): `Milk\, eggs\nand bread`.
package enum ICalendarText {
  package static func text(_ plain: String) -> String {
    if plain.utf8.allSatisfy(isPlain) { return plain }
    var text: [UInt8] = []
    text.reserveCapacity(plain.utf8.count + 8)
    // What is special is ASCII, so all other bytes stay as they are.
    for byte in plain.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): text += [backslash, byte]
      case UInt8(ascii: "\n"): text += [backslash, UInt8(ascii: "n")]
      case _ where isUnwritable(Unicode.Scalar(byte)): break
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether it stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ";")
      && byte != UInt8(ascii: ",")
  }

  private static let backslash = UInt8(ascii: "\\")

  /// Whether a line cannot hold it, even with an escape.
  static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" && scalar != "\n" || scalar.value == 0x7F
  }

  /// Reads ``text(_:)``.
  package static func plain(_ text: some StringProtocol) -> String {
    if !text.utf8.contains(backslash) { return String(text) }
    return list(text, separator: nil).first ?? ""
  }

  /// Reads several texts with commas between.
  static func list(_ text: some StringProtocol) -> [String] {
    list(text, separator: UInt8(ascii: ","))
  }

  private static func list(
    _ text: some StringProtocol, separator: UInt8?
  ) -> [String] {
    var texts: [String] = []
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
        plain.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
      } else if byte == backslash {
        isEscaped = true
      } else if byte == separator {
        texts.append(String(decoding: plain, as: UTF8.self))
        plain.removeAll(keepingCapacity: true)
      } else {
        plain.append(byte)
      }
    }
    if isEscaped { plain.append(backslash) }
    texts.append(String(decoding: plain, as: UTF8.self))
    return texts
  }
}
