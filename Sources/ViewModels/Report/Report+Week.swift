import Domain

extension Report {
  /// This week, and this month, against the last.
  package struct Week: Equatable, Sendable {
    package var cards: [Card]
    package var days: Table
    package var comparison: Table
  }
}

extension Report.Week {
  init(_ pulse: Pulse, days: [Pulse.Day]) {
    let added = days.reduce(0) { $0 + $1.figures.added }
    let focus = days.reduce(0) { $0 + $1.figures.focus }
    let week = pulse.week
    var points = Report.Card("Points", Wording.grouped(week.tally.points))
    points.note = Wording.difference(
      week.tally.points, from: week.previousSoFar.points, in: "week")
    var completed = Report.Card("Completed", Wording.grouped(week.tally.completed))
    completed.note = Wording.difference(
      week.tally.completed, from: week.previousSoFar.completed, in: "week")
    var addedCard = Report.Card("Added", Wording.grouped(added))
    addedCard.note = "tasks this week"
    var focusCard = Report.Card("Focus", Wording.minutes(ofMilliseconds: focus))
    focusCard.note = "worked in focus sessions"
    cards = [points, completed, addedCard, focusCard]
    self.days = Self.table(of: days, today: pulse.today)
    comparison = Self.comparison(pulse)
  }

  private static func table(of days: [Pulse.Day], today: CalendarDate) -> Report.Table {
    Report.Table(
      caption: "This week, day by day",
      columns: [
        .label("Day"), .number("Completed"), .number("Points"), .number("Added"), .number("Due"),
        .number("Overdue"), .number("Cancelled"), .number("Focus"),
      ],
      rows: days.map { day in
        let figures = day.figures
        let isFuture = figures.date > today
        func past(_ text: String) -> String { isFuture ? Wording.none : text }
        return Report.Table.Row(
          [
            Wording.shortDay(figures.date, today: today),
            past(Wording.grouped(figures.tally.completed)),
            past(Wording.grouped(figures.tally.points)), past(Wording.grouped(figures.added)),
            Wording.grouped(figures.due), past(Wording.grouped(figures.overdue)),
            past(Wording.grouped(figures.cancelled)),
            past(Wording.minutes(ofMilliseconds: figures.focus)),
          ], isCurrent: figures.date == today)
      })
  }

  private static func comparison(_ pulse: Pulse) -> Report.Table {
    let periods = [("week", pulse.week), ("month", pulse.month)]
    return Report.Table(
      caption: "Against last week and last month",
      columns: [.name("Period"), .number("Completed"), .number("Points"), .label("Days")],
      rows: periods.flatMap { name, comparison in
        let soFar = comparison.previousDays.lowerBound...comparison.previousSame
        return [
          row("This \(name)", comparison.days, comparison.tally, pulse),
          row("Last \(name) by this day", soFar, comparison.previousSoFar, pulse),
          row("All of last \(name)", comparison.previousDays, comparison.previous, pulse),
        ]
      })
  }

  private static func row(
    _ name: String, _ days: ClosedRange<CalendarDate>, _ tally: Tally, _ pulse: Pulse
  ) -> Report.Table.Row {
    Report.Table.Row([
      name, Wording.grouped(tally.completed), Wording.grouped(tally.points),
      Wording.span(days, today: pulse.today),
    ])
  }
}
