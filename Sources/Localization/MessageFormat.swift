/// The places of arguments in the text of a message: `{0}`, and `{{` for a brace of its own.
enum MessageFormat {
  static func escaped(_ literal: String) -> String {
    guard hasBraces(literal) else { return literal }
    var text = ""
    for character in literal.unicodeScalars {
      text.unicodeScalars.append(character)
      if character == "{" || character == "}" { text.unicodeScalars.append(character) }
    }
    return text
  }

  /// The same text, whose first argument is one that stands further behind.
  static func renumbered(_ format: String, by offset: Int) -> String {
    offset == 0
      ? format : replacing(format, literal: escaped) { "{\($0 + offset)}" }
  }

  static func filled(_ format: String, _ argument: (Int) -> String) -> String {
    guard hasBraces(format) else { return format }
    return replacing(format, literal: { $0 }, argument)
  }

  private static let brace = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")

  private static func hasBraces(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.contains { $0 == brace || $0 == closing } }
  }

  /// It goes through the bytes: a failed call has its sentence made, which through the views of a string would take
  /// longer than the rest of a quick call.
  private static func replacing(
    _ format: String, literal: (String) -> String, _ argument: (Int) -> String
  ) -> String {
    var format = format
    return format.withUTF8 { bytes in
      var result = ""
      result.reserveCapacity(bytes.count * 2)
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if let (number, end) = number(in: bytes, at: place) {
          result += argument(number)
          place = end
        } else if byte == brace || byte == closing {
          result += literal(byte == brace ? "{" : "}")
          place += 1
          if place < bytes.count, bytes[place] == byte { place += 1 }
        } else {
          let begin = place
          while place < bytes.count, bytes[place] != brace, bytes[place] != closing { place += 1 }
          result += String(decoding: bytes[begin..<place], as: UTF8.self)
        }
      }
      return result
    }
  }

  /// The number of an argument whose place begins there, and where that ends.
  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (number: Int, end: Int)? {
    guard bytes[place] == brace else { return nil }
    var number = 0
    var end = place + 1
    while end < bytes.count, (zero...nine).contains(bytes[end]), end < place + 10 {
      number = number * 10 + Int(bytes[end] - zero)
      end += 1
    }
    guard end > place + 1, end < bytes.count, bytes[end] == closing else { return nil }
    return (number, end + 1)
  }

  private static let zero = UInt8(ascii: "0")
  private static let nine = UInt8(ascii: "9")
}
