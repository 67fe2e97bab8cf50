/// The present week or month so far, compared with the same part of the previous one.
package struct Comparison: Equatable, Sendable {
  /// From its first day to today.
  package var days: ClosedRange<CalendarDate>
  /// All of the one before.
  package var previousDays: ClosedRange<CalendarDate>
  /// Its day that is as far into it as today is into the present one, at most its last one.
  package var previousSame: CalendarDate
  package var tally: Tally
  package var previous: Tally
  /// Up to ``previousSame``.
  package var previousSoFar: Tally
}
