import CTaskcore
import Domain

extension LoadQuery {
  /// - Throws: `invalid`, with the member.
  init(_ options: taskcore_load_query_options, today: CalendarDate) throws {
    let first =
      options.first_date == 0
      ? today : try CalendarDate(packed: options.first_date, field: "first_date")
    let last =
      options.last_date == 0
      ? first : try CalendarDate(packed: options.last_date, field: "last_date")
    guard first <= last, last.daysSince1970 - first.daysSince1970 < Self.longest else {
      throw Failure(
        .invalid,
        "The last day is the first one or at most \(Self.longest - 1) days later: \(first.text) to "
          + "\(last.text) is not.", field: "last_date")
    }
    self.init(days: first...last)
    weekdays = try FreeTimeQuery.weekdays(options.weekdays)
    hours = try FreeTimeQuery.hours(from: options.day_start_s, to: options.day_end_s)
  }
}
