extension Command {
  static let end = Command(
    name: "end",
    summary: "Let some tasks repeat no longer.",
    synopsis: "end IDS...",
    operands: Operands([.taskIDs([.open, .completed])], minimum: 1, repeatsLast: true),
    notes: ["The present occurrence of each stays as the task."],
    examples: ["end 3", "end 3,5-7"]
  ) { arguments, session in
    let ids = try TaskIDs.read(
      arguments.operands, finding: session.store().taskID)
    let store = try session.store()
    try store.endSeries(ids)
    try session.report("Ended", try store.tasks(ids))
  }
}
