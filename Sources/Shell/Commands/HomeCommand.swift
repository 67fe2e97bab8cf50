extension Command {
  static let home = Command(
    name: "home",
    summary: "Show the home screen.",
    synopsis: "home [--limit NUMBER] [QUERY]...",
    options: [limit],
    operands: .query,
    notes: [
      "With a query, or the name of a saved filter, it shows what that finds.",
      "“help queries” tells what a QUERY is.",
    ],
    examples: ["home", "home --limit 5", "home #Home"]
  ) { arguments, session in
    let store = try session.store()
    let number = arguments.value(of: limit)
    let count = number.map { Int64($0.text) ?? 0 } ?? 10
    guard count > 0 else {
      throw ShellError.usage(
        "--limit takes a number from 1, not \((number?.text ?? "").quoted).")
    }
    var query = QueryText(arguments.operands)
    if let name = arguments.operands.first, arguments.operands.count == 1,
      let filter = try store.findFilter(name.bytes)
    {
      query = QueryText(filter.query)
    }
    try session.output.print(store.home(query, sectionLimit: count))
  }

  private static let limit = Option(
    name: "limit", value: "NUMBER", summary: "at most so many tasks of each part; 10 when not said")
}
