extension Command {
  static let goalsOfPulse = Subcommand(
    name: "goals", synopsis: "[--format FORMAT] [TOKEN]...", options: [.outputFormat],
    operands: Operands(
      [.tokens([Token<PulseSettings>].goals.map(\.form))], minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let changes = try [Token<PulseSettings>].goals.changes(operands, in: store)
    if !operands.isEmpty { try store.setPulse(changes) }
    let goals = GoalsRecord(settings: try store.pulseSettings())
    try session.list([goals], as: session.format(of: arguments)) {
      try session.output.printFields(goals.fields)
    }
  }

  static let holidaysOfPulse = Subcommand(
    name: "holiday", synopsis: "[on|off|add FROM [TO]|rm IDS...] [--format FORMAT]",
    options: [.outputFormat],
    operands: Operands(
      [.word(["on", "off", "add", "rm"]), .word(["today", "tomorrow"]), .word(["1w", "2w"])],
      minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    let words = operands.dropFirst()
    guard operands.isEmpty || !arguments.has(.outputFormat) else {
      throw ShellError.usage("--format is for “pulse holiday” alone, which lists them.")
    }
    switch (operands.first?.text, words.count) {
    case (nil, _): try session.listHolidays(as: session.format(of: arguments))
    case ("on", 0): try session.beginHoliday()
    case ("off", 0): try session.endHoliday()
    case ("add", 1...2): try session.addHoliday(words)
    case ("rm", 1...): try session.deleteHolidays(words)
    default:
      throw ShellError.usage("Write on, off, add FROM [TO] or rm IDS after “pulse holiday”.")
    }
  }
}

extension Session {
  fileprivate func listHolidays(as format: OutputFormat) throws {
    let holidays = try store().holidays()
    let today = try store().localTime(store().now()).date
    try list(holidays, as: format) {
      guard !holidays.isEmpty else { return try output.print("No holidays.") }
      let dates = try dates()
      try Table(
        columns: [
          .init(title: "Id", isNumeric: true), .init(title: "From"), .init(title: "To"),
        ],
        rows: holidays.map { holiday in
          [
            Table.Cell(String(holiday.id)), Table.Cell(dates.text(holiday.first)),
            Table.Cell(holiday.last.map(dates.text) ?? "until it is ended"),
          ].map { $0.styled(holiday.contains(today) ? .bold : .plain) }
        }
      ).print(to: output)
    }
  }

  fileprivate func beginHoliday() throws {
    try store().setHolidayMode(true)
    try say("It is a holiday until “pulse holiday off”: streaks wait.")
  }

  fileprivate func endHoliday() throws {
    let today = try store().localTime(store().now()).date
    let isOn = try store().holidays().contains { $0.last == nil && $0.contains(today) }
    try store().setHolidayMode(false)
    try say(isOn ? "The holiday is over: streaks go on." : "No holiday has to be ended.")
  }

  fileprivate func addHoliday(_ words: ArraySlice<Word>) throws {
    let days = try DayRange(words, count: 1, in: store())
    let id = try store().addHoliday(days.first, days.last)
    let to = days.first == days.last ? "" : " to \(days.last.text)"
    try say("Added holiday \(id): \(days.first.text)\(to)")
  }

  fileprivate func deleteHolidays(_ words: ArraySlice<Word>) throws {
    let ids = try TaskIDs.read(words, of: "a holiday")
    try store().deleteHolidays(ids)
    try say("Deleted \(NumberText.count(Int64(ids.count), "holiday")).")
  }
}

/// The goals of streaks.
private struct GoalsRecord: Record {
  let settings: PulseSettings

  static let fieldNames = ["daily", "weekly", "ignore"]

  private var ignored: [String] {
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return names.enumerated()
      .filter { (settings.ignoredWeekdays ?? 0) >> UInt32($0.offset) & 1 == 1 }.map(\.element)
  }

  var fields: [(name: String, value: String)] {
    [
      ("Daily goal", NumberText.count(Int64(settings.dailyGoal ?? 0), "task")),
      ("Weekly goal", NumberText.count(Int64(settings.weeklyGoal ?? 0), "task")),
      ("Ignored days", ignored.isEmpty ? "none" : ignored.joined(separator: ", ")),
    ]
  }

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(Int64(settings.dailyGoal ?? 0)), .integer(Int64(settings.weeklyGoal ?? 0)),
      .list(ignored),
    ]
  }
}

extension Holiday: Record {
  static let fieldNames = ["id", "uid", "first", "last"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.integer(id), .text(uid), .text(first.text), last.map { .text($0.text) } ?? .null]
  }
}
