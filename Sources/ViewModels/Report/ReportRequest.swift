package import Domain

/// The range and the options of a report.
package struct ReportRequest: Equatable, Sendable {
  /// Nil: the usual one.
  package private(set) var title: String?
  /// Nil: 29 days before the last one.
  package var first: CalendarDate?
  /// Nil: today.
  package var last: CalendarDate?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil: as the locale has it.
  package var weekStart: Int?
  package var appearance = Appearance.automatic

  package init() {}

  /// - Throws: `invalid` for what cannot be a task's title either.
  package mutating func setTitle(_ title: String) throws {
    self.title = try TextRule.title.line(title)
  }

  /// What has to be read of the pulse for its charts and tables.
  ///
  /// - Throws: `invalid` for a range that ends before it begins or is too long, and for no weekday.
  package func query(today: CalendarDate, localeWeekStart: Int) throws -> PulseQuery {
    let last = last ?? today
    return try PulseQuery(
      first: first ?? PulseQuery.usualFirst(upTo: last), last: last,
      weekStart: weekStart ?? localeWeekStart)
  }
}
