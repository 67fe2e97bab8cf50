/// The history of a store: the daily figures that a pulse is computed from.
package struct PulseHistory: Equatable, Sendable {
  /// The completions in an existing project; nil stands for deleted projects.
  package struct ProjectTally: Equatable, Sendable {
    package var project: Project?
    package var tally: Tally

    package init(project: Project?, tally: Tally) {
      self.project = project
      self.tally = tally
    }
  }

  /// Each day from one to another, without gaps. They reach from ``frame(of:today:)``'s first day to its
  /// last one.
  package var days: [DayFigures] = []
  /// Each day of all time on which something was completed, in their order.
  package var completedDays: [(date: CalendarDate, tally: Tally)] = []
  /// The day of the first task or completion, purged ones too.
  package var firstDay: CalendarDate?
  /// Of the days of the query, by the hour on the wall, 0 to 23.
  package var hours = [Tally](repeating: Tally(), count: 24)
  /// Of the days of the query, from P0 to none.
  package var priorities = [Tally](repeating: Tally(), count: 5)
  /// Of the days of the query, those with completions, in any order.
  package var projects: [ProjectTally] = []
  /// Open tasks that do not repeat, now.
  package var backlog: Int64 = 0

  package init() {}

  package static func == (left: PulseHistory, right: PulseHistory) -> Bool {
    left.days == right.days && left.firstDay == right.firstDay && left.hours == right.hours
      && left.priorities == right.priorities && left.projects == right.projects
      && left.backlog == right.backlog
      && left.completedDays.elementsEqual(right.completedDays) { $0 == $1 }
  }

  /// The days that have to be counted for a query: those that it asks for, with the 6 days before them for
  /// the average, and the last two months for the comparisons and the forecast.
  package static func frame(
    of query: PulseQuery, today: CalendarDate
  ) -> ClosedRange<CalendarDate> {
    let first = min(query.days.lowerBound, today).adding(days: -6) ?? .first
    let months = today.adding(days: -69) ?? .first
    return min(first, months)...max(query.days.upperBound, today)
  }
}
