import Domain
import Localization

/// The terms of EN 16931 in the elements of an invoice. What is wrong is said with the term and the place.
extension XMLElement {
  /// Its text as one line: white space in it is a space, and there is none around it.
  var line: String {
    text.utf8.split { " \t\r\n".utf8.contains($0) }.map { String(Substring($0)) }
      .joined(separator: " ")
  }

  func failure(_ kind: Failure.Kind, _ message: Message, _ term: String) -> Failure {
    Failure(kind, "\(term): \(message)", field: term, position: position)
  }

  /// - Throws: `malformed` without a child of that name.
  func required(_ name: String, _ term: String) throws -> XMLElement {
    guard let child = self[name] else {
      throw failure(.malformed, "the element \(name) is missing in \(self.name).", term)
    }
    return child
  }

  /// Runs `body`; what it refuses is said of the term.
  func about<Result>(_ term: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure where failure.position == nil {
      throw self.failure(failure.kind, failure.message, term)
    }
  }

  /// "true" and "1", or "false" and "0", in the element `Indicator` in it.
  func indicator(_ term: String) throws -> Bool {
    switch self["Indicator"]?.line {
    case "true", "1": return true
    case "false", "0": return false
    default: throw failure(.malformed, "“true” or “false” is expected in an Indicator.", term)
    }
  }

  /// The date in an element `DateTimeString` of the format 102 (yyyymmdd).
  func date(_ term: String) throws -> CalendarDate {
    let date = try required("DateTimeString", term)
    let digits = date.line
    guard date.attribute("format") ?? "102" == "102", digits.utf8.count == 8,
      let packed = Int32(digits), let day = CalendarDate(packed: packed)
    else {
      throw date.failure(
        .malformed, "“\(digits.prefix(40))” is no date: yyyymmdd is expected, of the format 102.",
        term)
    }
    return day
  }

  func number(_ term: String) throws -> ExactNumber {
    guard let number = ExactNumber(line) else {
      throw failure(
        .malformed,
        "“\(line.prefix(40))” is not a number: at most 13 digits are expected, with a point before "
          + "at most 10 decimals.", term)
    }
    return number
  }

  /// In minor units.
  func amount(_ currency: Currency, _ term: String) throws -> Int64 {
    guard let units = try number(term).exactly(decimals: currency.decimals) else {
      throw failure(
        .malformed,
        "\(line.prefix(40)) is no amount of \(currency.code): it has at most \(currency.decimals) "
          + "decimals.", term)
    }
    return try about(term) {
      try currency.checked(Int128(units) * Int128(currency.rounding), field: term)
    }
  }

  /// In thousandths of a percent.
  func vatRate(_ term: String) throws -> Int64 {
    guard let rate = try number(term).exactly(decimals: DecimalText.vatRateDecimals),
      InvoiceLine.vatRateRange.contains(rate)
    else {
      throw failure(
        .unsupported,
        "\(line.prefix(40)) % is not read: a rate from 0 to below 100 with at most three decimals is "
          + "expected.", term)
    }
    return rate
  }

  /// Refuses an element in it that says what no draft can have.
  func refuse(_ name: String, _ what: Message, _ term: String) throws {
    if let child = self[name] {
      throw child.failure(.unsupported, "the invoice has \(what), which is not read.", term)
    }
  }
}
