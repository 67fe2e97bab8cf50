/// Exact decimal numbers: `2.5` is 25000 of four places.
enum DecimalText {
  /// `1234.5`, without zeros at its end but so many.
  static func plain(_ value: Int64, places: Int, atLeast minimum: Int = 0) -> String {
    let (whole, fraction) = parts(value, places: places, atLeast: minimum)
    return (value < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// `1,234.5`, likewise.
  static func grouped(_ value: Int64, places: Int, atLeast minimum: Int = 0) -> String {
    let (whole, fraction) = parts(value, places: places, atLeast: minimum)
    let grouped = NumberText.grouped(Int64(whole) ?? 0)
    let end = fraction.isEmpty ? "" : NumberText.decimalMark + fraction
    return (value < 0 ? "-" : "") + grouped + end
  }

  /// `5.5%` for 550 hundredths
  static func percent(_ basisPoints: Int32) -> String {
    grouped(Int64(basisPoints), places: 2) + "%"
  }

  /// `8.875%` for 8,875 thousandths
  static func vatRate(_ thousandths: Int32) -> String {
    grouped(Int64(thousandths), places: 3) + "%"
  }

  private static func parts(
    _ value: Int64, places: Int, atLeast minimum: Int
  ) -> (whole: String, fraction: String) {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count))
    let whole = String((zeros + digits).dropLast(places))
    var fraction = String((zeros + digits).suffix(places))
    while fraction.utf8.count > minimum, fraction.hasSuffix("0") { fraction.removeLast() }
    return (whole, fraction)
  }

  /// Reads a number as people write it: `1 234,5` and `1,234.5` are the same. A comma in such as
  /// `1,234` groups digits, as in amounts.
  ///
  /// - Throws: a usage error for anything but a number, and for more decimals.
  static func value(of bytes: [UInt8], places: Int) throws -> Int64 {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let (whole, fraction) = split(text) else {
      throw ShellError.usage("\(text.quoted) is no number. Write 1234.56.")
    }
    let kept = fraction.prefix(places)
    guard fraction.dropFirst(places).allSatisfy({ $0 == "0" }) else {
      throw ShellError.usage("\(text.quoted) has more than \(places) decimals.")
    }
    let digits = whole + kept + String(repeating: "0", count: places - kept.utf8.count)
    guard let value = Int64(digits) else {
      throw ShellError.usage("\(text.quoted) is too large.")
    }
    return value
  }

  /// Reads `20`, `5.5` or `5,5%` as hundredths.
  static func basisPoints(of bytes: [UInt8]) throws -> Int32 {
    try percent(bytes, places: 2, maximum: 100_00)
  }

  /// Reads the same as thousandths: `8.875%`.
  static func vatRate(of bytes: [UInt8]) throws -> Int32 {
    try percent(bytes, places: 3, maximum: 100_000)
  }

  private static func percent(_ bytes: [UInt8], places: Int, maximum: Int64) throws -> Int32 {
    var number = bytes.last == UInt8(ascii: "%") ? Array(bytes.dropLast()) : bytes
    // No percentage has groups of thousands.
    if !number.contains(UInt8(ascii: ".")), let comma = number.firstIndex(of: UInt8(ascii: ",")) {
      number[comma] = UInt8(ascii: ".")
    }
    let value = try value(of: number, places: places)
    guard value <= maximum else {
      throw ShellError.usage(
        "\(String(decoding: bytes, as: UTF8.self).quoted) is more than 100 percent.")
    }
    return Int32(value)
  }

  /// The digits before and after the decimal mark; nil for anything but a number.
  private static func split(_ text: String) -> (whole: String, fraction: String)? {
    let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}", "'", "\u{2019}"]
    let scalars = text.unicodeScalars.map { spaces.contains($0) ? " " : $0 }
    guard scalars.allSatisfy({ "0123456789 .,".unicodeScalars.contains($0) }) else { return nil }
    let characters = scalars.map { Character($0) }
    let mark = decimalMark(in: characters)
    let before = characters[..<(mark ?? characters.count)]
    let fraction = mark.map { String(characters[($0 + 1)...]) } ?? ""
    guard let whole = digits(before), fraction.utf8.allSatisfy(\.isDigit),
      mark == nil || !fraction.isEmpty, !whole.isEmpty || !fraction.isEmpty
    else { return nil }
    return (whole, fraction)
  }

  /// Where the decimals begin: at the last point or comma, unless that only groups digits.
  private static func decimalMark(in characters: [Character]) -> Int? {
    let marks = characters.indices.filter { ".,".contains(characters[$0]) }
    guard let first = marks.first, let last = marks.last else { return nil }
    if first != last { return characters[first] == characters[last] ? nil : last }
    let couldGroup =
      characters.count - last == 4 && (1...3).contains(last) && characters[0] != "0"
      && !characters[..<last].contains(" ")
    return couldGroup && characters[last] == "," ? nil : last
  }

  /// The digits alone; nil when what is between them does not part groups of three.
  private static func digits(_ characters: ArraySlice<Character>) -> String? {
    guard let separator = characters.first(where: { !$0.isNumber }) else {
      return String(characters)
    }
    let groups = characters.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count),
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    return groups.map { String($0) }.joined()
  }
}
