import TaskcoreSwift

extension Command {
  static let list = Command(
    name: "list", summary: "List tasks.", synopsis: "list [--format FORMAT] [QUERY]...",
    options: [.outputFormat],
    operands: .query,
    notes: [
      """
      QUERY is made of words to look for and of these conditions, which must all hold;
      or, not, - and parentheses combine them otherwise:
      """,
      .tokens([TokenForm].conditions),
      "These say how to list:",
      .tokens([TokenForm].listing),
      "docs/queries.md describes the language.",
    ],
    examples: [
      "list", "list #Home due<=7d sort:due", "list status:completed sort:-modified limit:10",
      "list +bank -waiting priority>=P1 group:project",
      "list due:2026-12-01..2026-12-31 --format csv",
    ]
  ) { arguments, session in
    try session.list(TaskQuery { $0.filter = QueryText(arguments.operands) }, arguments)
  }
}

extension Session {
  /// Lists what a query finds.
  func list(_ query: TaskQuery, showsUrgency: Bool = false, _ arguments: Arguments) throws {
    let store = try store()
    let found = try store.tasks(query)
    try list(found.tasks, as: format(of: arguments)) {
      try printNotes(on: query)
      guard !found.tasks.isEmpty else { return try output.print("No tasks.") }
      try Table(found, showsUrgency: showsUrgency, inWords: output.isAccessible, dates())
        .print(to: output)
    }
  }

  /// Says which words are read as conditions although titles have them.
  private func printNotes(on query: TaskQuery) throws {
    guard let filter = query.filter else { return }
    for note in try store().queryNotes(filter) { try output.print(note + ".") }
  }
}
