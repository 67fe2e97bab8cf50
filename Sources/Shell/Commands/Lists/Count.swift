import TaskcoreSwift

extension Command {
  static let count = Command(
    name: "count", summary: "Print how many tasks a query finds.", synopsis: "count [QUERY]...",
    operands: .query,
    notes: ["“help queries” tells what a QUERY is."],
    examples: ["count", "count #Home overdue:yes"]
  ) { arguments, session in
    let query = TaskQuery { $0.filter = QueryText(arguments.operands) }
    try session.output.print(String(try session.store().count(query)))
  }
}
