import TaskcoreSwift

extension Command {
  static let restore = Command(
    name: "restore",
    summary: "Take some tasks out of the trash.",
    synopsis: "restore IDS...|--where QUERY",
    options: [.whereQuery, .yes],
    operands: Operands([.taskIDs([.deleted])], minimum: 0, repeatsLast: true),
    notes: ["The subtasks that went there with them come back too."],
    examples: ["restore 3", "restore 3,5-7 12", "restore --where #Home"]
  ) { arguments, session in
    let store = try session.store()
    let tasks = try Selection(
      arguments.operands, arguments, statuses: [.deleted], in: session.store())
    try session.change(tasks, "Restored", asking: "restore", arguments, store.restore)
  }
}
