extension Command {
  static let skip = Command(
    name: "skip",
    summary: "Take some tasks that repeat on to their next occurrences.",
    synopsis: "skip IDS...",
    operands: Operands([.taskIDs([.open])], minimum: 1, repeatsLast: true),
    notes: ["The present ones are left out; “completions” does not list them."],
    examples: ["skip 3", "skip 3,5-7"]
  ) { arguments, session in
    let ids = try TaskIDs.read(
      arguments.operands, finding: session.store().taskID)
    let store = try session.store()
    try store.skip(ids)
    try session.report("Skipped", try store.tasks(ids), goesOn: true)
  }
}
