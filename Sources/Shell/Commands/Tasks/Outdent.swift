extension Command {
  static let outdent = Command(
    name: "outdent",
    summary: "Make some subtasks the tasks after their parents.",
    synopsis: "outdent IDS...",
    operands: Operands([.taskIDs([.open, .completed])], minimum: 1, repeatsLast: true),
    examples: ["outdent 3", "outdent 3,5-7"]
  ) { arguments, session in
    let ids = try TaskIDs.read(
      arguments.operands, finding: session.store().taskID)
    let store = try session.store()
    try store.outdent(ids)
    try session.report("Outdented", try store.tasks(ids))
  }
}
