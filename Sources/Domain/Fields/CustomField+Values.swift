import Localization

extension CustomField {
  /// In seconds: 0 to 100 years.
  package static let durations: ClosedRange<Int64> = 0...3_155_760_000
  /// More are not exact as a double, by which lists compare numbers.
  package static let maximumDigitCount = 15

  /// A value in the one form that the store keeps: `-12.5`, `2026-12-24`, `5400`.
  ///
  /// - Throws: `invalid` for a text that is no value of it.
  package func value(of text: String) throws -> String {
    let line = try TextRule.fieldText.line(text)
    switch kind {
    case .text: return line
    case .number:
      guard let number = Self.decimal(line) else {
        throw refusal(
          of: line, "a number of at most \(Self.maximumDigitCount) digits, such as -12.5")
      }
      return number
    case .date:
      guard let moment = try? Moment(text: line) else {
        throw refusal(
          of: line,
          "a date such as 2026-12-24, or an instant such as "
            + "2026-12-24T16:00:00.000Z")
      }
      return moment.text
    case .duration:
      guard let seconds = Int64(line), Self.durations.contains(seconds) else {
        throw refusal(
          of: line, "whole seconds from 0 to \(Self.durations.upperBound), such as 5400")
      }
      return String(seconds)
    case .choice:
      let key = NameKey(line)
      guard let choice = choices.first(where: { NameKey($0) == key }) else {
        throw refusal(
          of: line, "one of \(choices.prefix(20).map { "“\($0)”" }.joined(separator: ", "))")
      }
      return choice
    }
  }

  /// A decimal without needless signs and zeros; nil for a text that is not a decimal, or has too many digits.
  package static func decimal(_ text: String) -> String? {
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst()
      guard !fraction.isEmpty, fraction.allSatisfy(\.isASCIIDigit) else { return nil }
    } else if !rest.isEmpty {
      return nil
    }
    if whole.isEmpty { return nil }
    let digits = whole.drop { $0 == UInt8(ascii: "0") }
    while fraction.last == UInt8(ascii: "0") { fraction = fraction.dropLast() }
    guard digits.count + fraction.count <= maximumDigitCount else { return nil }
    var number = digits.isEmpty ? "0" : String(Substring(digits))
    if !fraction.isEmpty { number += "." + String(Substring(fraction)) }
    return isNegative && number != "0" ? "-" + number : number
  }

  private func refusal(of text: String, _ expected: Message) -> Failure {
    Failure(
      .invalid, "“\(text.prefix(80))” is no value of the field “\(name)”: expected \(expected).",
      field: "field_values")
  }
}
