extension Command {
  static let indent = Command(
    name: "indent",
    summary: "Make some tasks subtasks of the ones before them.",
    synopsis: "indent IDS...",
    operands: Operands([.taskIDs([.open, .completed])], minimum: 1, repeatsLast: true),
    examples: ["indent 3", "indent 3,5-7"]
  ) { arguments, session in
    let ids = try TaskIDs.read(
      arguments.operands, finding: session.store().taskID)
    let store = try session.store()
    try store.indent(ids)
    try session.report("Indented", try store.tasks(ids))
  }
}
