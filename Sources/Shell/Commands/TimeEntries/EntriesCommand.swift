import TaskcoreSwift

extension Command {
  static let entries = Command(
    name: "entries", summary: "List the time that was spent, or add it up.",
    synopsis:
      "entries [--task ID] [--project NAME] [--by WHAT] [--format FORMAT] \(Period.synopsis)",
    options: [ofTask, .ofProject, by, .outputFormat],
    operands: Period.operands(),
    notes: [
      "Focus sessions are time entries too: “focus 3” stands before one.",
      "With --by it is added up; an entry counts for each tag of its task.",
      Period.note,
    ],
    examples: [
      "entries today", "entries --task 3", "entries --by project last week",
    ]
  ) { arguments, session in
    let store = try session.store()
    let range = try Period.instants(arguments.operands, in: store)
    if let word = arguments.value(of: by) {
      if arguments.value(of: ofTask) != nil || arguments.value(of: .ofProject) != nil {
        throw ShellError.usage("Totals are of all tasks: --by takes no --task and no --project.")
      }
      let grouping = TimeTotal.Grouping(rawValue: word.text) ?? .task
      let totals = try store.timeTotals(by: grouping, in: range)
      return try session.list(totals, as: session.format(of: arguments)) {
        guard !totals.isEmpty else { return try session.output.print("No time.") }
        try Table(totals, by: grouping).print(to: session.output)
      }
    }
    var query = TimeEntryQuery()
    if !arguments.operands.isEmpty {
      query.from = range.lowerBound
      query.before = range.upperBound
    }
    if let word = arguments.value(of: ofTask) {
      query.task = try TaskIDs.one(of: word, finding: store.findTask)
    }
    query.project = try arguments.value(of: .ofProject).map { try store.project(named: $0).id }
    let entries = try store.timeEntries(query)
    try session.list(entries, as: session.format(of: arguments)) {
      guard !entries.isEmpty else { return try session.output.print("No time entries.") }
      try Table(entries, session.dates()).print(to: session.output)
    }
  }

  static let timer = Command(
    name: "timer", summary: "Let time run, on a task or on something else.",
    subcommands: [startTimer, stopTimer, idleTime],
    otherwise: Subcommand(
      name: "", summary: "Show what is running.", synopsis: "", operands: .none
    ) { _, _, session in
      let entries = try session.runningEntries()
      try session.list(entries, as: session.settings.format) {
        guard let entry = entries.last else {
          return try session.output.print("No timer is running.")
        }
        try session.output.print(
          Message(verbatim: "\(try entry.sentence(session.dates()).text).".printable))
      }
    },
    notes: [
      "There is one clock: a focus session ends the timer, and another timer does, too.",
      "With “track on”, “start” starts the timer of a task; “stop” and “done” always end it.",
      """
      idle says what becomes of the time for which you were away: kept, discarded, or split
      off as an entry of its own, maybe for another task. WHEN is since when, such as 14:30,
      or for how long, such as 20m. The timer goes on, unless --stop says otherwise.
      """,
    ],
    examples: [
      "timer", "timer start 3", "timer start --project Work Reading", "timer stop",
      "timer idle 20m discard", "timer idle 14:30 split 5 Called by Ada --stop",
    ])

  private static let since = Option(
    name: "from", value: "WHEN", summary: "since when; now when not said")

  private static let startTimer = Subcommand(
    name: "start", summary: "Start the timer.",
    synopsis: "[ID] [NOTE]... [--project NAME] [--from WHEN] [--rate AMOUNT]",
    options: [forProject, since, rate],
    operands: Operands([.taskIDs([.open]), .text], minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    var words = operands[...]
    var changes = TimeEntryChanges()
    if let word = words.first, word.bytes.allSatisfy(\.isDigit) {
      changes.task = try TaskIDs.one(of: word, finding: store.findTask)
      words = words.dropFirst()
    }
    changes.start = try arguments.value(of: since).map { try session.instant(of: $0) }
    if let word = arguments.value(of: rate) {
      changes.hourlyRate = try word.locating { try [Token<TaskChanges>].decimal(word.bytes) } ?? 0
    }
    if let name = arguments.value(of: forProject) {
      changes.project = try store.project(named: name).id
    }
    if !words.isEmpty { changes.note = Array(words.map(\.bytes).joined(separator: " ".utf8)) }
    try session.report(entry: store.startTimer(changes)) { "Started time entry \($0): \($1)." }
  }

  private static let stopTimer = Subcommand(
    name: "stop", summary: "Stop the timer.", synopsis: "", operands: .none
  ) { _, _, session in
    try session.report(entry: session.store().stopTimer()) { "Stopped time entry \($0): \($1)." }
  }

  private static let stops = Option(name: "stop", summary: "the timer ends")

  private static let idleTime = Subcommand(
    name: "idle", summary: "Say what becomes of the time for which you were away.",
    synopsis: "WHEN keep|discard|split [ID] [NOTE]... [--project NAME] [--stop]",
    options: [forProject, stops],
    operands: Operands(
      [
        .text, .word(IdleTime.Choice.allCases.map(\.rawValue)), .taskIDs(Set(Status.allCases)),
        .text,
      ],
      minimum: 2, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    guard let choice = IdleTime.Choice(rawValue: operands[1].text.lowercased()) else {
      throw ShellError.usage(
        "\(operands[1].text.quoted) is neither keep nor discard nor split.", at: operands[1])
    }
    let length = operands[0].duration
    var idle = IdleTime(
      since: try length.map { try store.now() - $0 * 1000 } ?? session.instant(of: operands[0]))
    idle.choice = choice
    idle.isStopped = arguments.has(stops)
    var words = operands.dropFirst(2)
    if choice != .split, !words.isEmpty || arguments.value(of: forProject) != nil {
      throw ShellError.usage("Only what is split off has a task, a project or a note of its own.")
    }
    if let word = words.first, word.bytes.allSatisfy(\.isDigit) {
      idle.task = try TaskIDs.one(of: word, finding: store.findTask)
      words = words.dropFirst()
    }
    if let name = arguments.value(of: forProject) {
      idle.project = try store.project(named: name).id
    }
    if !words.isEmpty { idle.note = Array(words.map(\.bytes).joined(separator: " ".utf8)) }
    let id = try store.resolve(idle)
    if id != 0 { return try session.report(entry: id) { "Split off time entry \($0): \($1)." } }
    let entries = try session.runningEntries()
    try session.list(entries, as: session.settings.format) {
      let rest = try entries.last.map { try $0.sentence(session.dates()) } ?? "the timer ended"
      try session.say(
        choice == .keep ? "Kept the idle time: \(rest)." : "Discarded the idle time: \(rest).")
    }
  }

  static let track = Command(
    name: "track", summary: "Tell whether starting a task starts its timer, or set that.",
    synopsis: "track [on|off] [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.word(["on", "off"])], minimum: 0), examples: ["track", "track on"]
  ) { arguments, session in
    let store = try session.store()
    if let word = arguments.operands.first {
      guard ["on", "off"].contains(word.text.lowercased()) else {
        throw ShellError.usage("\(word.text.quoted) is neither on nor off.", at: word)
      }
      var changes = TimeEntrySettings()
      changes.tracks = word.text.lowercased() == "on"
      try store.setTimeEntries(changes)
    }
    let settings = try store.timeEntrySettings()
    try session.list([settings], as: session.format(of: arguments)) {
      try session.say(
        settings.tracks == true
          ? "Starting a task starts its timer." : "Starting a task starts no timer.")
    }
  }

  private static let ofTask = Option(
    name: "task", value: "ID", kind: .taskIDs(Set(Status.allCases)),
    summary: "of this task alone")
  private static let by = Option(
    name: "by", value: "WHAT", choices: TimeTotal.Grouping.allCases.map(\.rawValue),
    summary: "what to add up by")
}

extension Session {
  fileprivate func runningEntries() throws -> [TimeEntry] {
    var query = TimeEntryQuery()
    query.isRunning = true
    query.entity = .timeEntry
    return try store().timeEntries(query)
  }
}

extension Table {
  fileprivate init(_ entries: [TimeEntry], _ dates: Dates) throws {
    self.init(
      columns: [
        .id, Column(title: "Start"), Column(title: "End", importance: .low),
        .number("Time", .high), .main("On", minimumWidth: 8),
        Column(title: "Note", minimumWidth: 8, importance: .low),
        Column(title: "Overlaps", importance: .low),
      ],
      rows: try entries.map { entry in
        [
          entry.entity == .focusSession ? Cell("focus \(entry.id)") : Cell(String(entry.id)),
          Cell(try dates.text(entry.start)), Cell(try entry.end.map { try dates.text($0) } ?? ""),
          Cell(FocusSession.hours(entry.duration)), Cell(entry.subject), Cell(entry.note),
          Cell(entry.isOverlapping ? "yes" : ""),
        ]
      })
  }

  fileprivate init(_ totals: [TimeTotal], by grouping: TimeTotal.Grouping) {
    let hasAmounts = totals.contains { $0.amount != nil }
    var rows = totals.map { total in
      [
        total.label.isEmpty ? Cell("(none)") : Cell(total.label),
        Cell(FocusSession.hours(total.time)),
        Cell(String(total.entries)),
      ] + (hasAmounts ? [Cell(total.amount?.shown ?? "")] : [])
    }
    // An entry counts for each of its tags.
    if totals.count > 1, grouping != .tag {
      let time = totals.reduce(0) { $0 + $1.time }
      rows.append([Cell("All", .bold), Cell(FocusSession.hours(time), .bold)])
    }
    self.init(
      columns: [
        .main(grouping.title), .number("Time", .high), .number("Entries", .low),
      ] + (hasAmounts ? [.amount("Amount")] : []), rows: rows)
  }
}
