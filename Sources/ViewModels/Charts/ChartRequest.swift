package import Domain

/// The kind and range of a chart.
package struct ChartRequest: Equatable, Sendable {
  package private(set) var kind: Chart.Kind
  package private(set) var measure: Chart.Measure
  /// Nil: 29 days before the last one, of a heat map 364.
  package var first: CalendarDate?
  /// Nil: today.
  package var last: CalendarDate?
  /// Nil: all projects.
  package var projectID: Int64?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil: as the locale has it.
  package var weekStart: Int?

  /// - Throws: `invalid` for a measure that such a chart does not have.
  package init(_ kind: Chart.Kind = .score, of measure: Chart.Measure = .points) throws {
    try kind.check(measure)
    self.kind = kind
    self.measure = measure
  }

  /// What has to be read of the pulse for it.
  ///
  /// - Throws: `invalid` for the first date of a pie, for a range that ends before it begins or is too
  ///   long, and for no weekday.
  package func query(today: CalendarDate, localeWeekStart: Int) throws -> PulseQuery {
    let last = last ?? today
    return try PulseQuery(
      first: firstDate(upTo: last), last: last, projectID: projectID,
      weekStart: weekStart ?? localeWeekStart)
  }

  private func firstDate(upTo last: CalendarDate) throws -> CalendarDate {
    if kind.shape == .pie {
      guard first == nil else {
        throw Failure(
          .invalid, "A pie of done and open is of one day, the last date: it has no first date.",
          field: "first_date")
      }
      return last
    }
    return first ?? PulseQuery.usualFirst(upTo: last, dayCount: kind.shape == .heatMap ? 365 : 30)
  }
}
