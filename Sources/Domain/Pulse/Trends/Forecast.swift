/// The date at which the backlog, the open tasks that do not repeat, will be empty at the recent pace.
package struct Forecast: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, Sendable {
    /// The history is shorter than 7 days.
    case unknown = 0
    case empty = 1
    case date = 2
    /// The backlog does not get smaller, or takes 100 years.
    case never = 3
  }

  package var kind: Kind
  /// Open now.
  package var backlog: Int64
  /// The days that are over which the pace is taken from, at most 28.
  package var dayCount: Int
  package var addedPerDay: Double
  /// Completed or deleted.
  package var closedPerDay: Double
  /// With `date` alone, as the next one.
  package var days: Double?
  /// Today and ``days``, rounded up.
  package var emptyDate: CalendarDate?
}
