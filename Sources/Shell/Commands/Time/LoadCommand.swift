import TaskcoreSwift

extension Command {
  static let load: Command = Command(
    name: "load", summary: "Compare the load of days with working hours.",
    synopsis: "load [OPTION]... \(Period.synopsis)",
    options: [.workingHours, .workingDays, .outputFormat],
    operands: Period.operands(),
    notes: [
      Period.note, "Without it, it is a week.",
      """
      A task counts on the day for which it is planned, else on that of its due, with its
      estimate; what is late counts for today. Events count as far as they lie within
      working hours. Without --hours and --days, the settings of these names say when
      these are.
      """,
    ],
    examples: [
      "load", "load next week", "load monday 5d --hours 9-17 --days mon-fri",
      "load today --format json",
    ]
  ) { arguments, session in
    let store = try session.store()
    let days = try Period(arguments.operands, days: 7, in: store)
    var query = LoadQuery(first: days.first, last: days.last)
    query.hours = try session.workingHours(arguments)
    query.weekdays = try session.workingDays(arguments)
    let loads = try store.load(query)
    try session.list(loads, as: session.format(of: arguments)) {
      try Table(loads, session.dates()).print(to: session.output)
    }
  }
}

extension DayLoad: Record {
  static let fieldNames = [
    "date", "working", "booked", "estimated", "free", "over", "tasks", "unestimated",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(date.text), .integer(working), .integer(booked), .integer(estimated), .integer(free),
      .boolean(isOver), .integer(tasks), .integer(unestimated),
    ]
  }
}

extension Table {
  fileprivate init(_ loads: [DayLoad], _ dates: Dates) {
    self.init(
      columns: [
        .main("Day", minimumWidth: nil), .number("Working", .low), .number("Events"),
        .number("Tasks"), .number("Free", .high),
        .number("Without estimate", short: "Unknown", .low),
      ],
      rows: loads.map { load in
        [
          Cell(dates.textWithWeekday(load.date)), Cell(hours(load.working)),
          Cell(hours(load.booked)), Cell(hours(load.estimated)),
          load.isOver ? Cell("\(hours(-load.free)) over", .red) : Cell(hours(load.free)),
          Cell(load.unestimated == 0 ? "" : String(load.unestimated)),
        ]
      })
  }
}

/// `7h30m`; `-` for none.
private func hours(_ seconds: Int64) -> String {
  seconds == 0 ? "-" : DurationText.text(seconds)
}
