/// Consecutive days with the same interest rate and amount due.
package struct InterestSpan: Equatable, Sendable {
  package var first: CalendarDate
  package var last: CalendarDate
  /// What was owed of the invoice on each of them, in minor units.
  package var owed: Int64
  /// A year, in basis points; nil where no rate holds.
  package var rate: Int64?

  package init(first: CalendarDate, last: CalendarDate, owed: Int64, rate: Int64?) {
    self.first = first
    self.last = last
    self.owed = owed
    self.rate = rate
  }

  package var days: Int { last.daysSince1970 - first.daysSince1970 + 1 }

  /// What is owed × days × basis points; nothing without a rate.
  fileprivate var weight: Int128 {
    guard let rate else { return 0 }
    return Int128(owed) * Int128(days) * Int128(rate)
  }
}

extension [InterestSpan] {
  /// The days of a year, of leap years as well.
  private static var daysOfYear: Int128 { 365 }

  /// What interest comes to in minor units, rounded once; days without a rate bear none.
  package var interest: Int128 {
    reduce(Int128(0)) { $0 + $1.weight }.rounded(by: Self.daysOfYear * 100_00)
  }

  /// Those of which no rate holds.
  package var uncovered: [InterestSpan] { filter { $0.rate == nil } }

  /// `20270120 20270131 58486 1215`: a line for each.
  package var text: String {
    map {
      "\($0.first.packed) \($0.last.packed) \($0.owed) \($0.rate.map(String.init) ?? "-")"
    }.joined(separator: "\n")
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid` for anything else.
  package init(text: String) throws {
    self = try text.split(separator: "\n").map { (line: Substring) -> InterestSpan in
      let parts = line.split(separator: " ")
      guard parts.count == 4, let first = Int32(parts[0]).flatMap(CalendarDate.init(packed:)),
        let last = Int32(parts[1]).flatMap(CalendarDate.init(packed:)), first <= last,
        let owed = Int64(parts[2]), PaymentReminder.owedRange.contains(owed)
      else { throw Self.refusal(of: line) }
      if parts[3] == "-" { return InterestSpan(first: first, last: last, owed: owed, rate: nil) }
      guard let rate = Int64(parts[3]), PenaltyRate.rateRange.contains(rate) else {
        throw Self.refusal(of: line)
      }
      return InterestSpan(first: first, last: last, owed: owed, rate: rate)
    }
  }

  private static func refusal(of line: Substring) -> Failure {
    Failure(
      .invalid,
      "“\(line.prefix(60))” is no span of interest: first day, last day, what was owed and basis points are.",
      field: PaymentReminder.Property.interestRows.rawValue)
  }
}
