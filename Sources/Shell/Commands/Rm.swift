extension Command {
  static let rm = Command(
    name: "rm",
    summary: "Move some tasks to the trash.",
    synopsis: "rm IDS...",
    operands: Operands([.taskIDs([.open, .completed])], minimum: 1, repeatsLast: true),
    examples: ["rm 3", "rm 3,5-7 12"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(arguments.operands)
    try store.delete(ids)
    try session.report("Deleted", try store.tasks(ids))
  }
}
