/// The billing period; either end may be open.
package struct InvoicePeriod: Equatable, Sendable {
  package let first: CalendarDate?
  package let last: CalendarDate?

  /// - Throws: `invalid` when the last day is before the first one.
  package init(first: CalendarDate?, last: CalendarDate?) throws {
    if let first, let last, last < first {
      throw Failure(
        .invalid,
        "A period cannot end on \(last.text), before it begins on \(first.text).",
        field: "last_date")
    }
    self.first = first
    self.last = last
  }

  package static func days(_ days: ClosedRange<CalendarDate>) -> InvoicePeriod {
    InvoicePeriod(days)
  }

  private init(_ days: ClosedRange<CalendarDate>) {
    first = days.lowerBound
    last = days.upperBound
  }
}
