package import Domain

/// A history that is written down day by day, and the pulse of it.
package struct TestHistory {
  package var today: CalendarDate
  package var days: ClosedRange<CalendarDate>
  package var weekStart = 1
  package var projectID: Int64?
  package var settings = PulseSettings()
  package var holidays: [Holiday] = []
  /// What no day is, is empty.
  package var figures: [CalendarDate: DayFigures] = [:]
  /// Else the first one of the figures.
  package var firstDay: CalendarDate?
  package var hours: [Int: Tally] = [:]
  package var projects: [PulseHistory.ProjectTally] = []
  package var backlog: Int64 = 0

  /// The range is that of the 30 days up to today.
  package init(today: CalendarDate) {
    self.today = today
    days = (today.adding(days: -29) ?? today)...today
  }

  package subscript(date: CalendarDate) -> DayFigures {
    get { figures[date] ?? DayFigures(date: date) }
    set { figures[date] = newValue }
  }

  package mutating func complete(_ count: Int64, points: Int64? = nil, on date: CalendarDate) {
    self[date].tally += Tally(completed: count, points: points ?? count)
  }

  package mutating func addHoliday(_ first: CalendarDate, _ last: CalendarDate?) throws {
    holidays.append(try Holiday(uid: "holiday-\(holidays.count)", first: first, last: last))
  }

  package func pulse() throws -> Pulse {
    let query = try PulseQuery(
      first: days.lowerBound, last: days.upperBound, projectID: projectID, weekStart: weekStart)
    var history = PulseHistory()
    let frame = PulseHistory.frame(of: query, today: today)
    history.days = (frame.lowerBound.daysSince1970...frame.upperBound.daysSince1970)
      .compactMap { CalendarDate(daysSince1970: $0) }
      .map { self[$0] }
    history.completedDays = figures.values.filter { $0.tally.completed > 0 }
      .sorted { $0.date < $1.date }
      .map { ($0.date, $0.tally) }
    history.firstDay = firstDay ?? figures.keys.min()
    for (hour, tally) in hours where history.hours.indices.contains(hour) {
      history.hours[hour] = tally
    }
    history.projects = projects
    history.backlog = backlog
    return Pulse(query, of: history, settings: settings, holidays: holidays, today: today)
  }
}

/// Of a packed date: `calendarDate(2026_12_24)`.
package func calendarDate(_ packed: Int32) throws -> CalendarDate {
  try CalendarDate(packed: packed, field: "date")
}
