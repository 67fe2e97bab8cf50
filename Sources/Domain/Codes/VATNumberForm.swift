/// The format of a country's VAT numbers after the two letters.
struct VATNumberForm {
  /// A whole number that is right.
  let example: String
  /// 9 is a digit, A a letter, X a letter or a digit; others are themselves.
  private let patterns: [[UInt8]]

  /// Nil for a country whose numbers are not known here.
  static func of(prefix: String) -> VATNumberForm? {
    guard prefix.utf8.count == 2 else { return nil }
    return table.split(separator: "\n").first { $0.hasPrefix(prefix) }.flatMap(VATNumberForm.init)
  }

  static var all: [VATNumberForm] { table.split(separator: "\n").compactMap(VATNumberForm.init) }

  private init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let example = words.first else { return nil }
    self.example = String(example)
    patterns = words.dropFirst().map { Array($0.utf8) }
  }

  /// Older Belgian numbers lack a 0 at the beginning.
  func completed(_ body: [UInt8]) -> [UInt8] {
    example.hasPrefix("BE") && body.count == 9 ? [UInt8(ascii: "0")] + body : body
  }

  func matches(_ body: [UInt8]) -> Bool {
    patterns.contains { pattern in
      pattern.count == body.count && zip(pattern, body).allSatisfy { Self.fits($1, $0) }
    }
  }

  private static func fits(_ byte: UInt8, _ pattern: UInt8) -> Bool {
    switch pattern {
    case UInt8(ascii: "9"): byte.isASCIIDigit
    case UInt8(ascii: "A"): byte.isASCIICapital
    case UInt8(ascii: "X"): byte.isASCIIDigit || byte.isASCIICapital
    default: byte == pattern
    }
  }

  /// A number of each country, and the patterns of what follows its first two letters.
  private static let table = """
    ATU13585627 U99999999
    BE0403019261 0999999999 1999999999
    BG175074752 999999999 9999999999
    CY10259033P 99999999A
    CZ25123891 99999999 999999999 9999999999
    DE136695976 999999999
    DK13585628 99999999
    EE100931558 999999999
    EL094259216 999999999
    ESA13585625 X9999999X
    FI20774740 99999999
    FR40303265045 XX999999999
    GB980780684 999999999 999999999999 GD999 HA999
    HR33392005961 99999999999
    HU12892312 99999999
    IE6433435F 9X99999A 9999999AA 9+99999A 9*99999A
    IT00743110157 99999999999
    LT119511515 999999999 999999999999
    LU15027442 99999999
    LV40003521600 99999999999
    MT11679112 99999999
    NL004495445B01 999999999B99
    PL8567346215 9999999999
    PT501964843 999999999
    RO18547290 99 999 9999 99999 999999 9999999 99999999 999999999 9999999999
    SE123456789701 999999999999
    SI50223054 99999999
    SK2022749619 9999999999
    XI980780684 999999999 999999999999 GD999 HA999
    """
}
