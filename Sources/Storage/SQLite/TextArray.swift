/// Any number of texts as one parameter, for `json_each`.
struct TextArray: Bindable {
  private let json: String

  init(_ texts: some Sequence<String>) {
    var json = "["
    for text in texts {
      if json.utf8.count > 1 { json += "," }
      json += "\""
      if Self.isPlain(text) { json += text } else { Self.append(text, to: &json) }
      json += "\""
    }
    self.json = json + "]"
  }

  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    json.bind(to: target, at: index)
  }

  /// Whether it stands in JSON as it is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
    } ?? false
  }

  private static func append(_ text: String, to json: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
  }
}
