extension Command {
  static let list = Command(
    name: "list",
    summary: "List tasks.",
    synopsis: "list [--format FORMAT] [FILTER]...",
    options: [.outputFormat],
    operands: Operands(
      [.tokens([Token<TaskQuery>].filters.map(\.form))], minimum: 0, repeatsLast: true),
    notes: [
      "A task is listed when all filters hold:",
      Columns.text([Token<TaskQuery>].filters.map { ($0.form.usage, $0.form.summary) }),
    ],
    examples: [
      "list", "list #Home due:week sort:due", "list status:completed sort:-modified limit:10",
      "list due:2026-12-01..2026-12-31 --format csv",
    ]
  ) { arguments, session in
    let store = try session.store()
    let query = try TaskQuery(arguments.operands, store: store)
    let tasks = try store.tasks(query)
    try session.list(tasks, as: session.format(of: arguments)) {
      guard !tasks.isEmpty else { return try session.output.print("No tasks.") }
      try Table(tasks, statuses: query.statuses, in: store).print(to: session.output)
    }
  }
}
