/// The range and the figures of a pulse to compute.
package struct PulseQuery: Equatable, Sendable {
  /// How many days the last one may be after the first one.
  package static let longest = 3_660
  /// How many days it may be away from today: all days up to there are counted.
  package static let farthest = 36_525

  package var days: ClosedRange<CalendarDate>
  /// Figures of this project alone.
  package var projectID: Int64?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday.
  package var weekStart: Int

  /// - Throws: `invalid` for a range that ends before it begins or is too long, and for no weekday.
  package init(
    first: CalendarDate, last: CalendarDate, projectID: Int64? = nil, weekStart: Int = 1
  ) throws {
    days = try ClosedRange(from: first, through: last)
    guard days.distance(to: last) <= Self.longest else {
      throw Failure(
        .invalid,
        "From \(first.text) to \(last.text) are more than \(Self.longest) days: ask for fewer.",
        field: "last_date")
    }
    try CalendarDate.checkWeekStart(weekStart)
    self.projectID = projectID
    self.weekStart = weekStart
  }

  /// Where so many days up to a last one begin: 30 when nobody says from when.
  package static func usualFirst(upTo last: CalendarDate, dayCount: Int = 30) -> CalendarDate {
    CalendarDate(clampingDaysSince1970: last.daysSince1970 - (dayCount - 1))
  }

  /// - Throws: `invalid` for a range that is too far away from today.
  package func checkDistance(from today: CalendarDate) throws {
    for (distance, field) in [
      (today.daysSince1970 - days.lowerBound.daysSince1970, "first_date"),
      (days.upperBound.daysSince1970 - today.daysSince1970, "last_date"),
    ] {
      guard distance <= Self.farthest else {
        throw Failure(
          .invalid,
          "The range reaches \(distance) days away from today, and at most \(Self.farthest) are "
            + "counted.", field: field)
      }
    }
  }
}
