/// What to read of the pulse.
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
    guard first <= last else {
      throw Failure(
        .invalid, "The range ends on \(last.text), before it begins on \(first.text).",
        field: "last_date")
    }
    guard last.daysSince1970 - first.daysSince1970 <= Self.longest else {
      throw Failure(
        .invalid,
        "From \(first.text) to \(last.text) are more than \(Self.longest) days: ask for fewer.",
        field: "last_date")
    }
    guard (1...7).contains(weekStart) else {
      throw Failure(
        .invalid, "A week begins on 1, Monday, to 7, Sunday, not on \(weekStart).",
        field: "week_start")
    }
    days = first...last
    self.projectID = projectID
    self.weekStart = weekStart
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
