import TaskcoreSwift

extension Command {
  static let statusOfFocus = Subcommand(
    name: "status", summary: "Tell how the session stands.", synopsis: "[--format FORMAT]",
    options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let store = try session.store()
    let current = try store.focusSession()
    try session.list([current].compactMap(\.self), as: session.format(of: arguments)) {
      if let current {
        return try session.output.print(
          current.sentence(rounds: try store.focusRounds()).text.printable)
      }
      try session.output.print("No session is running. \(try store.nextFocusSentence())")
    }
  }

  static let historyOfFocus = Subcommand(
    name: "history", summary: "List sessions and breaks.",
    synopsis: "[--format FORMAT] \(Period.synopsis)", options: [.outputFormat],
    operands: Period.operands()
  ) { operands, arguments, session in
    let store = try session.store()
    let sessions = try store.focusSessions(in: Period.instants(operands, in: store))
    try session.list(sessions, as: session.format(of: arguments)) {
      guard !sessions.isEmpty else { return try session.output.print("No sessions.") }
      try Table(sessions, session.dates()).print(to: session.output)
    }
  }

  private static let by = Option(
    name: "by", value: "WHAT", choices: FocusTotal.Grouping.allCases.map(\.rawValue),
    summary: "what to add up by; task when not said")

  static let totalsOfFocus = Subcommand(
    name: "totals", summary: "Add up the work.",
    synopsis: "[--by WHAT] [--format FORMAT] \(Period.synopsis)",
    options: [by, .outputFormat], operands: Period.operands()
  ) { operands, arguments, session in
    let store = try session.store()
    let grouping = arguments.value(of: by).flatMap { FocusTotal.Grouping(rawValue: $0.text) }
    let totals = try store.focusTotals(
      by: grouping ?? .task, in: Period.instants(operands, in: store))
    try session.list(totals, as: session.format(of: arguments)) {
      guard !totals.isEmpty else { return try session.output.print("No work.") }
      try Table(totals, by: grouping ?? .task).print(to: session.output)
    }
  }

  static let settingsOfFocus = Subcommand.settings(
    "settings", summary: "Show how long sessions and breaks are, or set that.", .focus,
    from: FocusSettings(), set: { try $0.setFocus($1) },
    show: { session, store, format in
      let settings = try store.focusSettings()
      try session.list([settings], as: format) { try session.output.printFields(settings.fields) }
    })
}

extension Table {
  fileprivate init(_ sessions: [FocusSession], _ dates: Dates) throws {
    self.init(
      columns: [
        Column(title: "Started", importance: .high), Column(title: "What"), .number("Round", .low),
        .number("Length", .low), .number("Time", .high), Column(title: "State"),
        .main("Task", minimumWidth: 8),
      ],
      rows: try sessions.map { session in
        [
          Cell(try dates.text(session.started)), Cell(session.kind.word),
          Cell(String(session.round)), Cell(FocusSession.hours(session.length)),
          Cell(FocusSession.hours(session.elapsed)),
          Cell(session.state.word, session.state == .cancelled ? .dim : .plain),
          Cell(session.task == 0 ? "" : "\(session.task): \(session.title)"),
        ]
      })
  }

  fileprivate init(_ totals: [FocusTotal], by grouping: FocusTotal.Grouping) {
    var rows = totals.map { total in
      [
        total.label.isEmpty ? Cell("(none)") : Cell(total.label),
        Cell(FocusSession.hours(total.time)),
        Cell(String(total.sessions)),
      ]
    }
    if totals.count > 1 {
      let time = totals.reduce(0) { $0 + $1.time }
      rows.append([Cell("All", .bold), Cell(FocusSession.hours(time), .bold)])
    }
    self.init(
      columns: [
        .main(grouping.title), .number("Time", .high), .number("Sessions", .low),
      ], rows: rows)
  }
}

extension FocusSettings {
  fileprivate var fields: [(name: Message, value: String)] {
    [
      ("Work", minutes(work)), ("Break", minutes(shortBreak)),
      ("Long break", minutes(longBreak)), ("Rounds", "\(rounds ?? 0)"),
      ("Starts by itself", Message.yesOrNo(startsByItself == true).text),
    ]
  }

  private func minutes(_ number: Int32?) -> String {
    Message(count: number ?? 0, "\(number ?? 0) minutes", "\(number ?? 0) minutes").text
  }
}

extension FocusSettings: Record {
  static let fieldNames = ["work", "break", "long", "rounds", "auto"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [work, shortBreak, longBreak, rounds].map { .integer(Int64($0 ?? 0)) }
      + [.boolean(startsByItself == true)]
  }
}
