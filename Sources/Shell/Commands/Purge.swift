extension Command {
  static let purge = Command(
    name: "purge",
    summary: "Remove some tasks in the trash for good; this cannot be undone.",
    synopsis: "purge IDS...",
    operands: Operands([.taskIDs([.deleted])], minimum: 1, repeatsLast: true),
    examples: ["purge 3", "purge 3,5-7 12"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(arguments.operands)
    let tasks = try store.tasks(ids)
    try store.purge(ids)
    try session.report("Purged", tasks)
  }
}
