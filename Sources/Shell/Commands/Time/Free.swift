import TaskcoreSwift

extension Command {
  static let free: Command = Command(
    name: "free", summary: "Find free times.",
    synopsis: "free DURATION [OPTION]... \(Period.synopsis)",
    options: [.workingHours, .workingDays, step, limit, .outputFormat],
    operands: Period.operands(behind: [.word(["30m", "1h", "2h"])], minimum: 1),
    notes: [
      Period.note, "Without it, it is two weeks. It begins now at the earliest.",
      """
      Without --hours and --days, it is within the settings of these names: from 9 to 17 on
      Monday to Friday unless you set others. --hours all --days all looks at all of each day.
      """,
    ],
    examples: [
      "free 90m", "free 1h next week", "free 2h weekend --hours 10-20 --days all",
      "free 1h monday --hours 9-17 --days mon-fri --step 15m --limit 3",
    ]
  ) { arguments, session in
    let store = try session.store()
    let word = arguments.operands[0]
    guard let duration = DurationText.seconds(word.text), duration > 0 else {
      throw ShellError.usage(
        "\(word.text.quoted) is no duration. Write 30m, 1h30m or 2d.", at: word)
    }
    let days = try Period(arguments.operands.dropFirst(), days: 14, in: store)
    let range = try days.instants(in: store)
    let from = max(range.lowerBound, try store.now())
    guard from < range.upperBound else {
      throw ShellError.usage("\(days.last.text) is over.")
    }
    var query = FreeTimeQuery(range: from..<range.upperBound)
    query.duration = duration
    query.limit = try arguments.count(limit) ?? 5
    query.hours = try session.workingHours(arguments)
    query.weekdays = try session.workingDays(arguments)
    query.step = try arguments.value(of: step).map(WorkingTime.step) ?? 0
    let slots = try store.freeTime(query).map(FreeTime.init)
    try session.list(slots, as: session.format(of: arguments)) {
      let within = WorkingTime.sentence(query.hours, query.weekdays)
      guard !slots.isEmpty else { return try session.output.print("No free time. \(within)") }
      let dates = try session.dates()
      try Table(
        columns: [.main("Free", minimumWidth: nil), .number("For", .high)],
        rows: slots.map { slot in
          [
            Table.Cell(try dates.textWithWeekday(slot.interval)),
            Table.Cell(DurationText.text(slot.interval.seconds)),
          ]
        }
      ).print(to: session.output)
      try session.say(within)
    }
  }

  private static let step = Option(
    name: "step", value: "DURATION", summary: "beginning every so often, as 15m, from the full hour"
  )
  private static let limit = Option(
    name: "limit", value: "NUMBER", summary: "at most so many; 5 when not said")
}

extension Option {
  static let workingHours = Option(
    name: "hours", value: "HOURS", summary: "within these of a day, as 9-17, 8:30-18:00 or all")
  static let workingDays = Option(
    name: "days", value: "DAYS", summary: "on these days of the week, as mon-fri, mon,wed or all")
}

extension Session {
  /// Those of `--hours`, else those of the setting; nil for all.
  func workingHours(_ arguments: Arguments) throws -> Range<Int32>? {
    guard let word = arguments.value(of: .workingHours) else { return settings.workingHours }
    return try WorkingTime.hours(word)
  }

  /// Those of `--days`, else those of the setting; 0 for all.
  func workingDays(_ arguments: Arguments) throws -> UInt32 {
    try arguments.value(of: .workingDays).map(WorkingTime.days) ?? settings.workingDays
  }
}

/// A free slot.
private struct FreeTime: Record {
  let interval: Interval

  static let fieldNames = ["start", "end", "duration"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try interval.fieldValues(in: store) + [.integer(interval.seconds)]
  }
}
