import TaskcoreSwift

extension Command {
  static let pulse = Command(
    name: "pulse", summary: "Show what was done day by day, streaks, the level and the trend.",
    subcommands: [
      summaryOfPulse, insightsOfPulse,
      groupsOfPulse(
        "projects", "Project", "Add up what was completed by project."
      ) { $0.projects },
      groupsOfPulse(
        "priorities", "Priority", "Add up what was completed by priority."
      ) { $0.priorities },
      groupsOfPulse(
        "weekdays", "Weekday", "Add up what was completed by weekday."
      ) { $0.weekdays },
      groupsOfPulse("hours", "Hour", "Add up what was completed by hour.") { $0.hours },
      goalsOfPulse, holidaysOfPulse, beginHoliday, endHoliday, addHoliday, deleteHolidays,
    ],
    otherwise: Subcommand(
      name: "", summary: "Show all of it.", synopsis: pulseSynopsis,
      options: [.ofProject, .outputFormat],
      operands: Period.operands(), run: showPulse),
    otherwiseTakesWords: true,
    notes: [
      """
      It is of the last 30 days, unless PERIOD says otherwise. Streaks, the level, this
      week and month and the forecast are of today. docs/pulse.md defines each figure.
      """,
      Period.note,
      """
      summary leaves the days out, insights are sentences, and the others add up what
      was completed. Goals are tokens:
      """,
      .tokens([Token<PulseSettings>].goals.map(\.form)),
      """
      Days of a holiday neither keep nor break a streak. Its PERIOD is such as next week,
      monday 2w or 2026-12-24 2027-01-03.
      """,
    ],
    examples: [
      "pulse", "pulse week", "pulse summary", "pulse projects 4w", "pulse insights",
      "pulse goals daily:3 ignore:sat,sun", "pulse holiday add 2026-12-24 2027-01-03",
      "pulse holiday on",
    ])

  static let pulseSynopsis = "[--project NAME] [--format FORMAT] \(Period.synopsis)"

  @Sendable private static func showPulse(
    _ operands: [Word], _ arguments: Arguments, _ session: Session
  ) throws {
    let store = try session.store()
    let project = try arguments.project(in: store)
    let pulse = try store.pulse(PastDays(operands, in: store), project: project?.id)
    try session.list(pulse.days, as: session.format(of: arguments)) {
      let output = session.output
      try output.print(PulseSummary(pulse, of: project, in: store), session.dates())
      try output.print("")
      try Table(pulse, inWords: output.isAccessible, session.dates()).print(to: output)
      guard !pulse.insights.isEmpty else { return }
      try output.print("")
      try output.print(pulse.insights)
    }
  }

  /// A part of a pulse that is shown alone.
  private static func partOfPulse(
    _ name: String, _ summary: Message,
    _ show: @escaping @Sendable (Pulse, Project?, OutputFormat, Session) throws -> Void
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: pulseSynopsis, options: [.ofProject, .outputFormat],
      operands: Period.operands()
    ) { operands, arguments, session in
      let store = try session.store()
      let project = try arguments.project(in: store)
      let pulse = try store.pulse(PastDays(operands, in: store), project: project?.id)
      try show(pulse, project, session.format(of: arguments), session)
    }
  }

  private static let summaryOfPulse = partOfPulse(
    "summary", "Show streaks, the level, the trend and the forecast."
  ) { pulse, project, format, session in
    let summary = try PulseSummary(pulse, of: project, in: session.store())
    try session.list([summary], as: format) { try session.output.print(summary, session.dates()) }
  }

  private static let insightsOfPulse = partOfPulse(
    "insights", "Show what there is to know, in sentences."
  ) { pulse, _, format, session in
    try session.list(pulse.insights, as: format) {
      guard !pulse.insights.isEmpty else {
        return try session.output.print("There is nothing to say of these days.")
      }
      try session.output.print(pulse.insights)
    }
  }

  private static func groupsOfPulse(
    _ name: String, _ title: Message, _ summary: Message,
    _ groups: @escaping @Sendable (Pulse) -> [PulseGroup]
  ) -> Subcommand {
    partOfPulse(name, summary) { pulse, _, format, session in
      let groups = groups(pulse)
      try session.list(groups, as: format) {
        guard groups.contains(where: { $0.completed > 0 }) else {
          return try session.output.print("Nothing was completed.")
        }
        try Table(groups, title: title).print(to: session.output)
      }
    }
  }
}

extension PulseDay {
  /// What the colour of its figures says.
  fileprivate var goalWords: Message { hasReachedGoal ? "reached" : isPaused ? "paused" : "" }
}

extension Table {
  fileprivate init(_ pulse: Pulse, inWords: Bool, _ dates: Dates) {
    var columns = [
      .main("Day", minimumWidth: nil), .number("Done", .high), .number("Added", .low),
      .number("Due"), .number("Overdue"), .number("Open", .low), .number("Points"),
      .number("Focus", .low), Column.number("Ratio", .low),
    ]
    let showsCancelled = pulse.days.contains { $0.cancelled > 0 }
    if showsCancelled { columns.append(.number("Cancelled", .low)) }
    let shown = columns.count
    if inWords { columns.append(Column(title: "Goal", importance: .high)) }
    var rows = pulse.days.map { day in
      let date = inWords ? dates.heading(day.date) : dates.textWithWeekday(day.date)
      let cells = [
        Cell(date, day.date == pulse.today ? .bold : .plain),
        Cell(String(day.completed), day.hasReachedGoal ? .green : .plain),
        Cell(String(day.added)), Cell(String(day.due)),
        Cell(String(day.overdue), day.overdue > 0 ? .red : .plain), Cell(String(day.open)),
        Cell(NumberText.grouped(day.points)),
        Cell(day.focus > 0 ? FocusSession.hours(day.focus) : "-"),
        Cell(day.completionRatio.map { "\(Int(($0 * 100).rounded()))%" } ?? "-"),
        Cell(String(day.cancelled)),
      ]
      let goal = inWords ? [Cell(day.goalWords)] : []
      return (cells.prefix(shown) + goal).map { $0.styled(day.isPaused ? .dim : .plain) }
    }
    if rows.count > 1 {
      let focus = pulse.days.reduce(0) { $0 + $1.focus }
      let sums = [
        Message("All").text, NumberText.grouped(pulse.completed),
        NumberText.grouped(pulse.days.reduce(0) { $0 + $1.added }), "", "", "",
        NumberText.grouped(pulse.points), focus > 0 ? FocusSession.hours(focus) : "-",
      ]
      rows.append(sums.map { Cell($0, .bold) })
    }
    self.init(
      columns: columns, rows: rows)
  }

  fileprivate init(_ groups: [PulseGroup], title: Message) {
    self.init(
      columns: [
        .main(title, minimumWidth: 8), .number("Done", .high), .number("Points"),
        .number("Points a day", short: "A day", .low),
      ],
      rows: groups.map { group in
        let average = Double(group.points) / Double(max(group.days, 1))
        return [
          Cell(group.label, group.colour.style), Cell(NumberText.grouped(group.completed)),
          Cell(NumberText.grouped(group.points)), Cell(NumberText.fixed(average, places: 1)),
        ]
      })
  }
}
