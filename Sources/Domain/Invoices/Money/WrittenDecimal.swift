/// Decimal numbers as people write them: "1 234,56", "1,234.56" and "1.234,56" are the same number.
package enum WrittenDecimal {
  /// The decimal separator of a language.
  package enum Mark: Character, Sendable {
    case point = "."
    case comma = ","

    /// en has a point, the others a comma.
    package init(language: String) {
      self = language == "en" ? .point : .comma
    }
  }

  /// Digits may stand in groups of three, with spaces, apostrophes, points or commas between them.
  /// The mark decides about a text in which a point or a comma could be either, such as "1,234";
  /// others are read alike in every language.
  ///
  /// - Throws: `invalid` for what is no such number, for more decimals than there are (unless they are
  ///   0), and for a number that is out of range.
  package static func value(
    of text: String, decimals: Int, mark: Mark, field: String
  ) throws -> Int64 {
    guard text.utf8.count <= 128, let number = Number(text, mark: mark) else {
      throw Failure(
        .invalid,
        "\"\(CodeList.shown(text))\" is not a number: digits are expected, such as 1234.56 or "
          + "1 234,56.",
        field: field)
    }
    return try DecimalText.value(
      isNegative: number.isNegative, whole: number.whole, fraction: number.fraction,
      decimals: decimals, field: field)
  }

  /// The number in groups of three digits: `WrittenDecimal.text(123456, decimals: 2, mark: .comma)`
  /// is "1 234,56", with a narrow space that no line ends at. It has at least so many decimals,
  /// though they are 0.
  package static func text(
    _ value: Int64, decimals: Int, atLeast minimum: Int, mark: Mark
  ) -> String {
    let plain = DecimalText.shortest(value, decimals: decimals, atLeast: minimum)
    let halves = plain.split(separator: ".")
    guard let whole = halves.first else { return plain }
    let fraction = halves.count > 1 ? "\(mark.rawValue)\(halves[1])" : ""
    return grouped(whole, by: mark == .comma ? "\u{202F}" : ",") + fraction
  }

  private static func grouped(_ digits: Substring, by separator: String) -> String {
    let sign = digits.prefix { $0 == "-" }
    let rest = digits.dropFirst(sign.count)
    var grouped = String(sign)
    for (place, digit) in rest.enumerated() {
      if place > 0 && (rest.count - place).isMultiple(of: 3) { grouped += separator }
      grouped.append(digit)
    }
    return grouped
  }
}

/// The parts of a written number.
private struct Number {
  var isNegative = false
  var whole: [UInt8] = []
  var fraction: [UInt8] = []

  init?(_ text: String, mark: WrittenDecimal.Mark) {
    guard var bytes = Self.bytes(of: TextRule.trimmed(text)) else { return nil }
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
      isNegative = bytes.removeFirst() == UInt8(ascii: "-")
      while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    }
    let place = Self.placeOfMark(bytes, mark)
    let before = bytes[..<(place ?? bytes.count)]
    fraction = place.map { Array(bytes[($0 + 1)...]) } ?? []
    guard let whole = Self.digits(before), fraction.allSatisfy(\.isASCIIDigit),
      place == nil || !fraction.isEmpty, !whole.isEmpty || !fraction.isEmpty
    else { return nil }
    self.whole = whole
  }

  /// In ASCII: spaces of all kinds as " ", apostrophes as "'", the sign as "-".
  private static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", ".", ",", "-", "+", "'": bytes.append(UInt8(scalar.value))
      case "\u{2019}": bytes.append(UInt8(ascii: "'"))
      case "\u{2212}": bytes.append(UInt8(ascii: "-"))
      default:
        guard TextRule.isSpace(scalar), !TextRule.endsOrHidesText(scalar) else { return nil }
        bytes.append(UInt8(ascii: " "))
      }
    }
    return bytes
  }

  /// Where the decimals begin: at the last point or comma, unless it only groups digits.
  private static func placeOfMark(_ bytes: [UInt8], _ mark: WrittenDecimal.Mark) -> Int? {
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    guard let last = bytes.lastIndex(where: isMark), let first = bytes.firstIndex(where: isMark)
    else { return nil }
    if first != last { return bytes[first] == bytes[last] ? nil : last }
    let couldGroup =
      bytes.count - last == 4 && (1...3).contains(last) && bytes[0] != UInt8(ascii: "0")
      && bytes[..<last].allSatisfy(\.isASCIIDigit)
    let isDecimal = !couldGroup || bytes[last] == mark.rawValue.asciiValue
    return isDecimal ? last : nil
  }

  /// The digits alone; nil when what is between them does not part groups of three.
  private static func digits(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard let separator = bytes.first(where: { !$0.isASCIIDigit }) else { return Array(bytes) }
    let groups = bytes.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count),
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    return groups.flatMap { Array($0) }
  }
}
