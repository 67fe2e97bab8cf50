/// The years of a calendar, each as a number: scripts/calendars/years.c says how.
struct CalendarTable: Sendable {
  /// The first day of the first year, in days since 1970-01-01.
  let firstDay: Int
  let years: [UInt32]
}
