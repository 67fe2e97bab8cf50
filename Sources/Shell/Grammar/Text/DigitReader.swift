/// Reads numbers of a known length and the marks between them: `17:00`.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The number that exactly so many digits make.
  mutating func number(digits: Int) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.count == digits, taken.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return taken.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// All digits up to the next other byte.
  mutating func digits() -> String {
    let taken = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(taken.count)
    return String(Substring(taken))
  }

  /// Takes one of the marks, and says whether it was there.
  mutating func skip(_ marks: Unicode.Scalar...) -> Bool {
    guard let byte = rest.first, marks.contains(Unicode.Scalar(byte)) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetterOrDigit: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) }
}
