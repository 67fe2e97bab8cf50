extension String {
  /// Appends a text as a string of JSON.
  mutating func appendJSON(_ text: String) {
    self += "\""
    if text.isPlainInJSON { self += text } else { appendEscaped(text) }
    self += "\""
  }

  /// Whether it stands in JSON as it is.
  private var isPlainInJSON: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
    } ?? false
  }

  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": self += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: unicodeScalars.append(scalar)
      }
    }
  }
}
