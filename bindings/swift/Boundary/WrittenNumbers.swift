extension StringProtocol {
  /// The numbers that the digits make where a pattern such as `dddd-dd-dd` has a `d`; nil where its
  /// other marks are not there.
  func numbers(_ pattern: String) -> [Int]? {
    guard utf8.count == pattern.utf8.count else { return nil }
    var numbers = [0]
    for (byte, mark) in zip(utf8, pattern.utf8) {
      if mark == UInt8(ascii: "d") {
        guard (0x30...0x39).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
      } else {
        guard byte == mark else { return nil }
        numbers.append(0)
      }
    }
    return numbers
  }
}

extension Int {
  /// `7.padded(to: 2)` is `07`.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension Decoder {
  /// The value of a text.
  func text<Value>(_ kind: String, _ read: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = read(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not \(kind).")
    }
    return value
  }
}
