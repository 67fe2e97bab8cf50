import TaskcoreSwift

extension Command {
  static let month = Command(
    name: "month", summary: "Draw the calendar of a month, with how much there is each day.",
    synopsis: "month [--week-start DAY] [--format FORMAT] [MONTH]",
    options: [weekStart, .outputFormat],
    operands: Operands([.word(["today"])], minimum: 0),
    notes: [
      "MONTH is such as 2026-12, or any of its days; the present one when not said.",
      "Before a word that follows “calendar”, such as add, cal means that.",
    ],
    examples: ["month", "month 2027-01", "month --week-start sun"]
  ) { arguments, session in
    let store = try session.store()
    let word = arguments.operands.first
    let first =
      try word.flatMap { CalendarDate("\($0.text)-01") }
      ?? word.map { try CalendarDate($0, in: store) } ?? store.today()
    let start = arguments.value(of: weekStart).flatMap { WorkingTime.weekday($0.text) }
    let days = try store.month(
      first.month, of: first.year, weekStart: start.map { Int32($0) + 1 })
    try session.list(days, as: session.format(of: arguments)) {
      if session.output.isAccessible {
        return try session.output.print(days, inWordsOf: first, session.dates())
      }
      try session.output.print(MonthGrid(days, of: first, session.dates()))
    }
  }

  private static let weekStart = Option(
    name: "week-start", value: "DAY", choices: WorkingTime.weekdayNames,
    summary: "what weeks begin with")
}
