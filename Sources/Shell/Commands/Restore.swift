extension Command {
  static let restore = Command(
    name: "restore",
    summary: "Take some tasks out of the trash.",
    synopsis: "restore IDS...",
    operands: Operands([.taskIDs([.deleted])], minimum: 1, repeatsLast: true),
    examples: ["restore 3", "restore 3,5-7 12"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(arguments.operands)
    try store.restore(ids)
    try session.report("Restored", try store.tasks(ids))
  }
}
