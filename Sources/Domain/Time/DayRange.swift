/// Consecutive days.
extension ClosedRange<CalendarDate> {
  /// - Throws: `invalid` for a last day that is before the first one.
  package init(from first: CalendarDate, through last: CalendarDate) throws {
    guard first <= last else {
      throw Failure(
        .invalid,
        "The range begins on \(first.text): it ends on that day or later, not on \(last.text).",
        field: "last_date")
    }
    self = first...last
  }

  /// In days, from its first one.
  package func distance(to date: CalendarDate) -> Int {
    date.daysSince1970 - lowerBound.daysSince1970
  }

  package var dayCount: Int { distance(to: upperBound) + 1 }
}
