import Domain
import Localization

extension Report {
  /// This week and this month, compared with the previous ones.
  package struct Week: Equatable, Sendable {
    package var cards: [Card]
    package var days: Table
    package var comparison: Table
  }
}

extension Report.Week {
  init(_ pulse: Pulse, days: [Pulse.Day], _ wording: Wording) {
    let added = days.reduce(0) { $0 + $1.figures.added }
    let focus = days.reduce(0) { $0 + $1.figures.focus }
    let week = pulse.week
    var points = Report.Card(wording.text("Points"), wording.grouped(week.tally.points))
    points.note = wording.difference(
      week.tally.points, fromLastWeek: week.previousSoFar.points)
    var completed = Report.Card(wording.text("Completed"), wording.grouped(week.tally.completed))
    completed.note = wording.difference(
      week.tally.completed, fromLastWeek: week.previousSoFar.completed)
    var addedCard = Report.Card(wording.text("Added"), wording.grouped(added))
    addedCard.note = wording.text("tasks this week")
    var focusCard = Report.Card(wording.text("Focus"), wording.minutes(ofMilliseconds: focus))
    focusCard.note = wording.text("worked in focus sessions")
    cards = [points, completed, addedCard, focusCard]
    self.days = Self.table(of: days, today: pulse.today, wording)
    comparison = Self.comparison(pulse, wording)
  }

  private static func table(
    of days: [Pulse.Day], today: CalendarDate, _ wording: Wording
  ) -> Report.Table {
    Report.Table(
      caption: wording.text("This week, day by day"),
      columns: [
        .label(wording.text("Day")), .number(wording.text("Completed")),
        .number(wording.text("Points")), .number(wording.text("Added")),
        .number(wording.text("Due")),
        .number(wording.text("Overdue")), .number(wording.text("Cancelled")),
        .number(wording.text("Focus")),
      ],
      rows: days.map { day in
        let figures = day.figures
        let isFuture = figures.date > today
        func past(_ text: String) -> String { isFuture ? Wording.none : text }
        return Report.Table.Row(
          [
            wording.shortDay(figures.date, today: today),
            past(wording.grouped(figures.tally.completed)),
            past(wording.grouped(figures.tally.points)), past(wording.grouped(figures.added)),
            wording.grouped(figures.due), past(wording.grouped(figures.overdue)),
            past(wording.grouped(figures.cancelled)),
            past(wording.minutes(ofMilliseconds: figures.focus)),
          ], isCurrent: figures.date == today)
      })
  }

  private static func comparison(_ pulse: Pulse, _ wording: Wording) -> Report.Table {
    let periods: [(names: [Message], Comparison)] = [
      (["This week", "Last week by this day", "All of last week"], pulse.week),
      (["This month", "Last month by this day", "All of last month"], pulse.month),
    ]
    return Report.Table(
      caption: wording.text("Against last week and last month"),
      columns: [
        .name(wording.text("Period")), .number(wording.text("Completed")),
        .number(wording.text("Points")), .label(wording.text("Days")),
      ],
      rows: periods.flatMap { names, comparison in
        let soFar = comparison.previousDays.lowerBound...comparison.previousSame
        let rows = [
          (comparison.days, comparison.tally), (soFar, comparison.previousSoFar),
          (comparison.previousDays, comparison.previous),
        ]
        return zip(names, rows).map { name, row in
          Self.row(wording.text(name), row.0, row.1, pulse, wording)
        }
      })
  }

  private static func row(
    _ name: String, _ days: ClosedRange<CalendarDate>, _ tally: Tally, _ pulse: Pulse,
    _ wording: Wording
  ) -> Report.Table.Row {
    Report.Table.Row([
      name, wording.grouped(tally.completed), wording.grouped(tally.points),
      wording.span(days, today: pulse.today),
    ])
  }
}
