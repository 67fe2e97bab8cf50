extension Command {
  static let reopen = Command(
    name: "reopen",
    summary: "Reopen some completed tasks.",
    synopsis: "reopen IDS...",
    operands: Operands([.taskIDs([.completed])], minimum: 1, repeatsLast: true),
    examples: ["reopen 3", "reopen 3,5-7 12"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(arguments.operands)
    try store.reopen(ids)
    try session.report("Reopened", try store.tasks(ids))
  }
}
