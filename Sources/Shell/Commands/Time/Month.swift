import Platform
import TaskcoreSwift

extension Command {
  static let month = Command(
    name: "month", summary: "Draw the calendar of a month, with what there is each day.",
    synopsis: "month [--week-start DAY] [--format FORMAT] \(Period.synopsis)",
    options: [weekStart, .outputFormat],
    operands: Period.operands(),
    notes: [
      """
      The month that it is when nothing is said, else those of the PERIOD, twelve at most. On a
      terminal of \(MonthGrid.widthForTitles) columns or more the titles stand in it, on others how many there are.
      """,
      Period.note,
      "Before a word that follows “calendar”, such as add, cal means that.",
    ],
    examples: ["month", "month next month", "month 2027-01", "month q1 --week-start sun"]
  ) { arguments, session in
    let store = try session.store()
    let start = arguments.value(of: weekStart).flatMap { WorkingTime.weekday($0.text) }.map {
      Int32($0) + 1
    }
    let period = try Period(arguments.operands, days: 1, in: store)
    let months = period.months.prefix(12)
    let days = try months.map { try store.month($0.month, of: $0.year, weekStart: start) }
    try session.list(days.flatMap(\.self), as: session.format(of: arguments)) {
      let dates = try session.dates()
      for (index, (month, days)) in zip(months, days).enumerated() {
        if index > 0 { try session.output.print("") }
        if session.output.isAccessible {
          try session.output.print(days, inWordsOf: month, dates)
          continue
        }
        try session.output.print(
          MonthGrid(days, of: month, session.entries(of: days, in: store), dates))
      }
    }
  }

  private static let weekStart = Option(
    name: "week-start", value: "DAY", choices: WorkingTime.weekdayNames,
    summary: "what weeks begin with")
}

extension Session {
  /// What happens on the days of a month, where it is shown.
  fileprivate func entries(of days: [MonthDay], in store: Store) throws -> [AgendaEntry] {
    guard output.drawingWidth >= MonthGrid.widthForTitles, let first = days.first?.date,
      let last = days.last?.date
    else { return [] }
    var query = AgendaQuery(days: first...last)
    query.includesCompleted = true
    return try store.agenda(query, checking: Interrupt.check)
  }
}

extension Period {
  /// The first day of each month that it is in.
  fileprivate var months: [CalendarDate] {
    let count = (last.year - first.year) * 12 + last.month - first.month
    return (0...count).compactMap { index in
      let month = first.month - 1 + index
      return CalendarDate(year: first.year + month / 12, month: month % 12 + 1, day: 1)
    }
  }
}
