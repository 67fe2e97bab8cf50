extension Command {
  static let home = Command(
    name: "home", summary: "Show the home screen.",
    synopsis: "home [--limit NUMBER] [--format FORMAT] [QUERY]...",
    options: [limit, .outputFormat],
    operands: Operands([.either([.filter, .query]), .query], minimum: 0, repeatsLast: true),
    notes: [
      """
      It shows what is next, the tasks for today and those to come, and how today goes; on a
      terminal, as much of each part as fits.
      """,
      "With a query, or the name of a saved filter, it shows what that finds.",
      "“help queries” tells what a QUERY is.",
    ],
    examples: ["home", "home --limit 5", "home #Home"]
  ) { arguments, session in
    let number = arguments.value(of: limit)
    let count = number.map { Int64($0.text) ?? 0 }
    if let count, count <= 0 {
      throw ShellError.usage(
        "--limit takes a number from 1, not \((number?.text ?? "").quoted).")
    }
    var query = QueryText(arguments.operands)
    if let name = arguments.operands.first, arguments.operands.count == 1,
      let filter = try session.store().savedFilter(named: name.bytes)
    {
      query = QueryText(filter.query)
    }
    try session.showHome(query, limit: count, as: session.format(of: arguments))
  }

  private static let limit = Option(
    name: "limit", value: "NUMBER",
    summary: "at most so many tasks of each part; else what fits, or 10 without a terminal")
}

extension Session {
  /// Shows the home screen: as much as fits on the terminal above so many more lines, unless a number
  /// of tasks is said.
  func showHome(
    _ query: QueryText = QueryText(""), limit: Int64? = nil, above lines: Int = 0,
    as format: OutputFormat
  ) throws {
    let store = try store()
    if format.layout == nil {
      let tasks = try store.tasks(of: store.home(query, sectionLimit: limit ?? 10))
      guard query.bytes.isEmpty, let notice = try SyncNotice(of: store) else {
        return try list(tasks, as: format) {}
      }
      // The columns of CSV are those of tasks.
      return try list(tasks, and: [notice], as: format)
    }
    try output.laidOut(as: format) {
      let height = limit == nil ? output.height : nil
      let limit = limit ?? height.map { Int64(max($0, 1)) } ?? 10
      // It is made to fit, so that it is never paged; the line above it and the prompt below stay
      // in sight.
      if height != nil { try output.flush() }
      try output.print(
        HomeScreen(query, sectionLimit: limit, in: store), dates(),
        within: height.map { $0 - 2 - lines })
    }
  }
}
