/// Productivity figures of a store: daily figures, streaks, a level, a trend, a forecast.
package struct Pulse: Equatable, Sendable {
  /// A day of the range.
  package struct Day: Equatable, Sendable {
    package var figures: DayFigures
    /// Whether it is on an ignored weekday or a holiday.
    package var isPaused: Bool
    package var hasReachedGoal: Bool
    /// Points of the 7 days up to it, without those before the history begins.
    package var average: Double

    /// completed / (completed + overdue); nil when nothing was either.
    package var completionRatio: Double? {
      let all = figures.tally.completed + figures.overdue
      return all == 0 ? nil : Double(figures.tally.completed) / Double(all)
    }
  }

  /// The completions on one weekday or in one hour.
  package struct Group: Equatable, Sendable {
    /// 1 for Monday to 7, or 0 to 23.
    package var key: Int
    package var tally: Tally
    /// The days of the range that have it; of a weekday, from the beginning of the history to today.
    package var dayCount: Int
  }

  package var query: PulseQuery
  package var today: CalendarDate
  package var days: [Day]
  package var dailyStreak: Streak
  package var weeklyStreak: Streak
  /// Of all time: its points make the level.
  package var allTime: Tally
  package var level: Level
  package var trend: Trend
  package var week: Comparison
  package var month: Comparison
  package var forecast: Forecast
  /// With completions, most points first; then by their names, deleted ones last.
  package var projects: [PulseHistory.ProjectTally]
  /// From P0 to none.
  package var priorities: [Tally]
  /// All seven, from the first day of the week.
  package var weekdays: [Group]
  /// All 24.
  package var hours: [Group]
  /// With the most points, the earliest of several.
  package var bestDate: CalendarDate?
  /// With the most points a day, the first of several from Monday: 1 to 7.
  package var bestWeekday: Int?
  /// What ``bestWeekday`` is the best of, from Monday: the days of the range that are over, from the
  /// beginning of the history; where none is over, today.
  package var habits: [Group]
  /// With the most completions, the earliest of several.
  package var bestHour: Int?

  /// Of the range.
  package var total: Tally { days.reduce(into: Tally()) { $0 += $1.figures.tally } }
  package var added: Int64 { days.reduce(0) { $0 + $1.figures.added } }
  package var focus: Int64 { days.reduce(0) { $0 + $1.figures.focus } }
  package var activeDayCount: Int { days.count { $0.figures.tally.completed > 0 } }
}
