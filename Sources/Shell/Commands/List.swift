extension Command {
  static let list = Command(
    name: "list",
    summary: "List tasks.",
    synopsis: "list [--format FORMAT] [QUERY]...",
    options: [.outputFormat],
    operands: Operands([.text], minimum: 0, repeatsLast: true),
    examples: [
      "list", "list #Home due<7d sort:due", "list status:completed sort:-modified limit:10",
      "list due:2026-12-01..2026-12-31 --format csv",
    ]
  ) { arguments, session in
    let store = try session.store()
    let query = TaskQuery(
      filter: Array(arguments.operands.map(\.bytes).joined(separator: " ".utf8)))
    let tasks = try store.tasks(query)
    try session.list(tasks, as: session.format(of: arguments)) {
      guard !tasks.isEmpty else { return try session.output.print("No tasks.") }
      try Table(tasks, in: store).print(to: session.output)
    }
  }
}
