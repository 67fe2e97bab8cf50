extension Command {
  static let done = Command(
    name: "done",
    summary: "Complete some tasks.",
    synopsis: "done IDS...",
    operands: Operands([.taskIDs([.open])], minimum: 1, repeatsLast: true),
    examples: ["done 3", "done 3,5-7 12"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(arguments.operands)
    try store.complete(ids)
    try session.report("Completed", try store.tasks(ids))
  }
}
