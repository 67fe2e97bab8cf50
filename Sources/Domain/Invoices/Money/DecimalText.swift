import Localization

/// Decimal numbers as programs write them: 123456 with two decimals is "1234.56".
///
/// Amounts have as many decimals as their currency, quantities 4, prices 6, percentages 2 and rates of VAT 3.
package enum DecimalText {
  package static let quantityDecimals = 4
  package static let priceDecimals = 6
  package static let percentDecimals = 2
  package static let vatRateDecimals = 3

  /// With all of its decimals: 100 of 2 decimals is "1.00".
  package static func text(_ value: Int64, decimals: Int) -> String {
    let (whole, fraction) = parts(value, decimals: decimals)
    return (value < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Without zeros at its end, but with so many decimals: 100 of 2 decimals is "1".
  package static func shortest(
    _ value: Int64, decimals: Int, atLeast minimum: Int = 0
  ) -> String {
    var (whole, fraction) = parts(value, decimals: decimals)
    while fraction.utf8.count > max(0, minimum), fraction.hasSuffix("0") { fraction.removeLast() }
    if !fraction.isEmpty { whole += "." + fraction }
    return (value < 0 ? "-" : "") + whole
  }

  /// Reads digits with at most one point between them, and a minus sign before them: "-1234.5".
  ///
  /// - Throws: `invalid` for another text, for more decimals than there are (unless they are 0), and for
  ///   a number that is out of range.
  package static func value(of text: String, decimals: Int, field: String) throws -> Int64 {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let halves = digits.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      let whole = halves.first
    else {
      throw Failure(
        .invalid,
        "\"\(CodeList.shown(text))\" is not a number: digits are expected, with a point before the "
          + "decimals, such as 1234.56.",
        field: field)
    }
    return try value(
      isNegative: isNegative, whole: whole, fraction: halves.count > 1 ? Array(halves[1]) : [],
      decimals: decimals, field: field)
  }

  /// The digits before and after the point.
  static func parts(_ value: Int64, decimals: Int) -> (whole: String, fraction: String) {
    let digits = String(value.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return (String(padded.dropLast(decimals)), String(padded.suffix(decimals)))
  }

  static func value(
    isNegative: Bool, whole: some Sequence<UInt8>, fraction: [UInt8], decimals: Int, field: String
  ) throws -> Int64 {
    if fraction.dropFirst(decimals).contains(where: { $0 != UInt8(ascii: "0") }) {
      throw tooManyDecimals(decimals, field: field)
    }
    let kept = Array(fraction.prefix(decimals))
    let zeros = repeatElement(UInt8(ascii: "0"), count: decimals - kept.count)
    var value: Int64 = 0
    for digit in Array(whole) + kept + zeros {
      let (tenfold, isOver) = value.multipliedReportingOverflow(by: 10)
      let step = Int64(digit) - 0x30
      let (next, isBeyond) = tenfold.addingReportingOverflow(isNegative ? -step : step)
      if isOver || isBeyond {
        throw Failure(.invalid, "The number is out of range.", field: field)
      }
      value = next
    }
    return value
  }

  private static func tooManyDecimals(_ decimals: Int, field: String) -> Failure {
    let allowed: Message =
      decimals == 0 ? "no decimals" : decimals == 1 ? "one decimal" : "at most \(decimals) decimals"
    return Failure(
      .invalid, "The number may have \(allowed); this one has more.", field: field)
  }
}
