import TaskcoreSwift

extension Command {
  static let goalsOfPulse = Subcommand.settings(
    "goals", summary: "Show the goals of streaks, or set them.", .goals,
    from: PulseSettings(), set: { try $0.setPulse($1) },
    show: { session, store, format in
      let goals = GoalsRecord(settings: try store.pulseSettings())
      try session.list([goals], as: format) { try session.output.printFields(goals.fields) }
    })

  static let holidaysOfPulse = Subcommand(
    name: "holiday", summary: "List the days on which streaks wait.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    try session.listHolidays(as: session.format(of: arguments))
  }

  static let beginHoliday = Subcommand(
    name: "holiday on", summary: "Begin a holiday today, which lasts until “off”.", synopsis: "",
    operands: .none
  ) { _, _, session in
    try session.store().setHolidayMode(true)
    try session.say("It is a holiday until “pulse holiday off”: streaks wait.")
  }

  static let endHoliday = Subcommand(
    name: "holiday off", summary: "End the holiday that “on” began.", synopsis: "", operands: .none
  ) { _, _, session in
    let store = try session.store()
    let today = try store.today()
    let isOn = try store.holidays().contains { $0.last == nil && $0.contains(today) }
    try store.setHolidayMode(false)
    try session.say(
      isOn ? "The holiday is over: streaks go on." : "No holiday has to be ended.")
  }

  static let addHoliday = Subcommand(
    name: "holiday add", summary: "Add a holiday.", synopsis: "PERIOD",
    operands: Period.operands(minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let days = try Period(operands, towards: .future, in: store)
    let id = try store.addHoliday(days.first, days.last)
    try session.say(
      days.first == days.last
        ? "Added holiday \(id): \(days.first.text)"
        : "Added holiday \(id): \(days.first.text) to \(days.last.text)")
  }

  static let deleteHolidays = Subcommand.removal(
    "holiday rm", of: .holiday, .holidayIDs, summary: "Remove holidays."
  ) {
    Message(count: $0, "remove \($0) holiday", "remove \($0) holidays")
  } telling: {
    Message(count: $0, "Removed \($0) holiday.", "Removed \($0) holidays.")
  } delete: {
    try $0.deleteHolidays($1)
  }
}

extension Session {
  fileprivate func listHolidays(as format: OutputFormat) throws {
    let holidays = try store().holidays()
    let today = try store().today()
    try list(holidays, as: format) {
      guard !holidays.isEmpty else { return try output.print("No holidays.") }
      let dates = try dates()
      try Table(
        columns: [
          .id, .main("From", minimumWidth: nil), .init(title: "To"),
        ],
        rows: holidays.map { holiday in
          [
            Table.Cell(String(holiday.id)), Table.Cell(dates.text(holiday.first)),
            holiday.last.map { Table.Cell(dates.text($0)) } ?? Table.Cell("until it is ended"),
          ].map { $0.styled(holiday.contains(today) ? .bold : .plain) }
        }
      ).print(to: output)
    }
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

  private var ignoredNames: Message {
    let days = (0..<7).filter { (settings.ignoredWeekdays ?? 0) >> UInt32($0) & 1 == 1 }
    if days.isEmpty { return "none" }
    let names: [Message] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return days.map { names[$0] }.joined(separator: ", ")
  }

  var fields: [(name: Message, value: String)] {
    let names = ignoredNames.text as String
    return [
      ("Daily goal", Counted.tasks(Int64(settings.dailyGoal ?? 0)).text),
      ("Weekly goal", Counted.tasks(Int64(settings.weeklyGoal ?? 0)).text),
      ("Ignored days", names),
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
