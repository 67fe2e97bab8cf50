/// A number or a code in its stored form, capital letters and digits without separators: `CompactText("fr76
/// 3000 6000")?.text == "FR7630006000"`.
struct CompactText {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Nil for a text that has other characters, or far too many.
  ///
  /// White space is left out, and so are the separators.
  init?(_ text: String, separators: String = "") {
    guard text.utf8.count <= 128 else { return nil }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars where !Self.isLeftOut(scalar, separators) {
      switch scalar {
      case "a"..."z": bytes.append(UInt8(scalar.value) - 0x20)
      case "!"..."~": bytes.append(UInt8(scalar.value))
      default: return nil
      }
    }
    self.bytes = bytes
  }

  /// The digits as numbers; nil when there is anything else, or nothing.
  var digits: [Int]? { Self.digits(bytes[...]) }

  static func digits(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    guard !bytes.isEmpty, bytes.allSatisfy(\.isASCIIDigit) else { return nil }
    return bytes.map { Int($0) - 0x30 }
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar, _ separators: String) -> Bool {
    TextRule.isSpace(scalar) || separators.unicodeScalars.contains(scalar)
  }
}
