extension Command {
  static let done = Command(
    name: "done",
    summary: "Complete some tasks.",
    synopsis: "done [--refuse-subtasks] IDS...|--where QUERY",
    options: [.whereQuery, refuseSubtasks],
    operands: Operands([.taskIDs([.open])], minimum: 0, repeatsLast: true),
    notes: ["Their open subtasks are completed with them."],
    examples: ["done 3", "done 3,5-7 12", "done --where 'project:Home due<today'"]
  ) { arguments, session in
    let tasks = try Selection(arguments.operands, arguments, statuses: [.open])
    let refuses = arguments.has(refuseSubtasks)
    let store = try session.store()
    try session.change("Completed", tasks) {
      try store.complete($0, refusingOpenSubtasks: refuses)
    }
  }

  private static let refuseSubtasks = Option(
    name: "refuse-subtasks", summary: "refuse tasks with open subtasks")
}
