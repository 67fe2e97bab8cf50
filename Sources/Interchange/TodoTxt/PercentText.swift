import Domain

/// A text encoded as one word: white space, control characters and % become %20 and the like.
enum PercentText {
  static func text(_ plain: String) -> String {
    var bytes: [UInt8] = []
    for scalar in plain.unicodeScalars {
      let isHidden =
        scalar == "%" || TextRule.isSpace(scalar) || TextRule.endsOrHidesText(scalar)
      for byte in String(scalar).utf8 {
        if isHidden {
          bytes.append(contentsOf: PercentEncoding.escape(byte))
        } else {
          bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text(_:)``; what is no such text is taken as it is.
  static func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if let escaped = PercentEncoding.escapedByte(rest) {
        bytes.append(escaped)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }
}
