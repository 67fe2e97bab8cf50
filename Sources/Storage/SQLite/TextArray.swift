/// Any number of texts as one parameter, for `json_each`.
struct TextArray: Bindable {
  private let json: String

  init(_ texts: some Sequence<String>) {
    var json = ""
    for text in texts {
      json += json.isEmpty ? "[" : ","
      json += Self.quoted(text)
    }
    self.json = json.isEmpty ? "[]" : json + "]"
  }

  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    json.bind(to: target, at: index)
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
