import TaskcoreSwift

extension Command {
  static let completions = Command(
    name: "completions", summary: "List the log of what was completed, with its points.",
    synopsis: "completions [--format FORMAT] [ID] \(Period.synopsis)",
    options: [.outputFormat],
    operands: Period.operands(
      behind: [.either([.taskIDs(Set(Status.allCases)), .word(Period.words)])]),
    notes: [
      """
      ID is a task; without it, those of all are listed. Each occurrence of a task
      that repeats has its own line. What is reopened is taken out; what is deleted
      stays. A number is an id, so that '24 dec' is quoted here.
      """,
      Period.note,
    ],
    examples: [
      "completions", "completions 3", "completions last week",
      "completions 3 2026-12-01 2026-12-31",
    ]
  ) { arguments, session in
    let store = try session.store()
    var words = arguments.operands[...]
    var task: Int64 = 0
    if let word = words.first, word.bytes.allSatisfy(\.isDigit) {
      task = try TaskIDs.read([word]).first ?? 0
      words = words.dropFirst()
    }
    let completions = try store.completions(of: task, in: Period.instants(words, in: store))
    try session.list(completions, as: session.format(of: arguments)) {
      guard !completions.isEmpty else { return try session.output.print("No completions.") }
      try Table(completions, session.dates()).print(to: session.output)
    }
  }
}

extension Table {
  fileprivate init(_ completions: [LoggedCompletion], _ dates: Dates) throws {
    self.init(
      columns: [
        .number("Task", .essential), .main("Title"), Column(title: "Occurrence", importance: .low),
        Column(title: "Completed", importance: .high), .number("Points", .low),
      ],
      rows: try completions.map { completion in
        [
          Cell(completion.task == 0 ? "" : String(completion.task)),
          completion.title.map { Cell($0) } ?? Cell("(purged)", .dim),
          Cell(dates.text(completion.moment)),
          Cell(try dates.text(completion.completed)), Cell(String(completion.points)),
        ]
      })
  }
}
