import TaskcoreSwift

extension Command {
  static let reopen = Command(
    name: "reopen",
    summary: "Reopen some completed tasks.",
    synopsis: "reopen IDS...|--where QUERY",
    options: [.whereQuery, .yes],
    operands: Operands([.taskIDs([.completed])], minimum: 0, repeatsLast: true),
    notes: ["Those that they are subtasks of are reopened with them."],
    examples: ["reopen 3", "reopen 3,5-7 12", "reopen --where #Home"]
  ) { arguments, session in
    let store = try session.store()
    let tasks = try Selection(
      arguments.operands, arguments, statuses: [.completed], in: session.store())
    try session.change(tasks, "Reopened", asking: "reopen", arguments, store.reopen)
  }
}
