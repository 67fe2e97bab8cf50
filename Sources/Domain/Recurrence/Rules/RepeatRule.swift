import Localization

/// How a task repeats, as RFC 5545 writes it: `RepeatRule("FREQ=WEEKLY;BYDAY=MO,TH")`.
///
/// It is a rule of RFC 5545 section 3.3.10, with the parts that RFC 7529 adds.
package struct RepeatRule: Sendable {
  package static let maximumLength = 1_000

  /// In upper case, without a semicolon at its end.
  package let text: String
  let parts: RuleParts

  /// Upper and lower case are the same.
  ///
  /// - Throws: `invalid` unless it has parts `NAME=VALUE` with semicolons between them, each known,
  ///   once, and with a value that it can have beside the others, and one of them is FREQ.
  package init(_ text: String) throws {
    guard text.utf8.count <= Self.maximumLength else {
      throw Self.invalid("A repeat rule has at most \(Self.maximumLength) characters.")
    }
    let text = Self.withoutBlanks(text)
    // Some calendars write a semicolon behind the last part.
    self.text = Self.upperCase(text.hasSuffix(";") ? String(text.dropLast()) : text)
    let values = try Self.values(in: self.text)
    parts = RuleParts(values, frequency: try Self.check(values))
  }

  private typealias Values = [RepeatRulePart: Substring]

  private static func values(in text: String) throws -> Values {
    var values: Values = [:]
    for piece in text.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else {
        throw invalid(
          "“\(piece.prefix(40))” is no part of a repeat rule: NAME=VALUE is expected, such as "
            + "FREQ=WEEKLY.")
      }
      guard let part = RepeatRulePart(rawValue: String(pair[0])) else {
        let names = RepeatRulePart.allCases.map(\.rawValue).joined(separator: ", ")
        throw invalid("A repeat rule has no part “\(pair[0].prefix(40))”: it can have \(names).")
      }
      guard part.accepts(pair[1]) else {
        throw invalid("\(part.rawValue) is \(part.values), not “\(pair[1].prefix(40))”.")
      }
      guard values.updateValue(pair[1], forKey: part) == nil else {
        throw invalid("\(part.rawValue) stands twice in the repeat rule.")
      }
    }
    return values
  }

  /// Some calendars write blanks beside the commas of a list, and people do beside semicolons: `BYDAY=MO, TU`.
  private static func withoutBlanks(_ text: String) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard text.utf8.contains(where: isBlank) else { return text }
    var bytes: [UInt8] = []
    var blanks: [UInt8] = []
    for byte in text.utf8 {
      if isBlank(byte) {
        blanks.append(byte)
        continue
      }
      // One in the middle of a word stays, and is refused with it.
      if let last = bytes.last, !isSeparator(last), !isSeparator(byte) { bytes += blanks }
      blanks.removeAll()
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=")
  }

  /// What the parts have to do with each other.
  private static func check(_ values: Values) throws -> RuleFrequency {
    guard let frequency = values[.frequency],
      let known = RuleFrequency(rawValue: String(frequency))
    else {
      throw invalid("A repeat rule needs FREQ, \(RepeatRulePart.frequency.values).")
    }
    if values[.count] != nil, values[.until] != nil {
      throw invalid("A repeat rule ends by COUNT or by UNTIL, not by both.")
    }
    for (part, frequencies) in RepeatRulePart.frequencies
    where values[part] != nil && !frequencies.contains(frequency) {
      throw invalid(
        "\(part.rawValue) stands only with FREQ \(frequencies.joined(separator: ", ")), "
          + "not \(frequency).")
    }
    try checkNumberedDays(values, frequency)
    if values[.bySetPosition] != nil, values.keys.allSatisfy({ !$0.selects }) {
      throw invalid("BYSETPOS chooses among what another BY part gives, and there is none.")
    }
    if values[.calendar] == nil {
      if values[.skip] != nil { throw invalid("SKIP stands only with RSCALE.") }
      if let months = values[.byMonth], months.contains("L") || !months.isNumbers(in: 1...12) {
        throw invalid("BYMONTH is months from 1 to 12 without RSCALE, not “\(months.prefix(40))”.")
      }
    }
    return known
  }

  private static func checkNumberedDays(_ values: Values, _ frequency: Substring) throws {
    guard let days = values[.byDay], days.utf8.contains(where: \.isASCIIDigit) else { return }
    guard frequency == "MONTHLY" || frequency == "YEARLY" && values[.byWeekNumber] == nil else {
      throw invalid(
        "BYDAY has numbers, such as 2MO, only with FREQ MONTHLY, or YEARLY without BYWEEKNO.")
    }
  }

  private static func upperCase(_ text: String) -> String {
    String(
      decoding: text.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
  }

  private static func invalid(_ message: Message) -> Failure {
    Failure(.invalid, message, field: "repeat_rule")
  }
}

extension RepeatRule: Hashable {
  package static func == (left: RepeatRule, right: RepeatRule) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension RepeatRule {
  /// Whether it says how much time is between two occurrences and, at most, when that ends.
  var isPlainInterval: Bool {
    parts.isGregorian
      && pieces(without: .frequency, .interval, .count, .until, .weekStart, .calendar, .skip)
        .isEmpty
  }

  /// Its parts as they are written, such as `FREQ=DAILY`, in their order, but for some.
  func pieces(without parts: RepeatRulePart...) -> [String] {
    text.split(separator: ";").map(String.init)
      .filter { piece in !parts.contains { piece.hasPrefix("\($0.rawValue)=") } }
  }

  /// - Throws: `invalid` for pieces that do not go together.
  init(pieces: [String]) throws {
    try self.init(pieces.joined(separator: ";"))
  }
}
