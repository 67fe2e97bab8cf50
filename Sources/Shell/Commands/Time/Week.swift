import Platform
import TaskcoreSwift

extension Command {
  static let week = Command(
    name: "week", summary: "Show what happens on the seven days of a week.",
    synopsis: "week [--week-start DAY] [--format FORMAT] \(Period.synopsis)",
    options: [weekStart, .outputFormat],
    operands: Period.operands(),
    notes: [
      """
      The week that it is when nothing is said, else that in which the PERIOD begins, up to its
      end. The days stand side by side on a terminal of \(WeekGrid.widthForColumns) columns or more, else one
      below the other.
      """,
      Period.note,
      "It begins on the day that --week-start says, else the setting week-start.",
    ],
    examples: ["week", "week next week", "week 2026-12-24", "week --week-start sun"]
  ) { arguments, session in
    let store = try session.store()
    let start = arguments.value(of: weekStart).flatMap { WorkingTime.weekday($0.text) }.map {
      Int32($0) + 1
    }
    let period = try Period(arguments.operands, days: 1, in: store)
    let weeks = try Self.weeks(of: period, weekStart: start, in: store)
    guard let first = weeks.first, let last = weeks.last else { return }
    var query = AgendaQuery(days: first.lowerBound...last.upperBound)
    query.includesCompleted = true
    let entries = try store.agenda(query, checking: Interrupt.check)
    try session.list(entries, as: session.format(of: arguments)) {
      let dates = try session.dates()
      let today = try store.today()
      for (index, week) in weeks.enumerated() {
        if index > 0 { try session.output.print("") }
        try session.output.print(WeekGrid(week, entries, today: today, dates))
      }
    }
  }

  private static let weekStart = Option(
    name: "week-start", value: "DAY", choices: WorkingTime.weekdayNames,
    summary: "what the week begins with")
  /// More are for `agenda`, which lists what there is.
  private static let mostWeeks = 6

  private static func weeks(
    of period: Period, weekStart: Int32?, in store: Store
  ) throws -> [ClosedRange<CalendarDate>] {
    let month = try store.month(period.first.month, of: period.first.year, weekStart: weekStart)
    let place = month.firstIndex { $0.date == period.first } ?? 0
    var first = month[place / 7 * 7].date
    var weeks: [ClosedRange<CalendarDate>] = []
    repeat {
      weeks.append(first...first.adding(6))
      first = first.adding(7)
    } while first.number <= period.last.number && weeks.count < mostWeeks
    return weeks
  }
}
