extension Command {
  static let show = Command(
    name: "show",
    summary: "Show everything about some tasks.",
    synopsis: "show [--format FORMAT] IDS...",
    options: [.outputFormat],
    operands: Operands([.taskIDs(Set(Status.allCases))], minimum: 1, repeatsLast: true),
    examples: ["show 3", "show 3,5-7 --format json"]
  ) { arguments, session in
    let store = try session.store()
    let tasks = try store.tasks(TaskIDs.read(arguments.operands))
    try session.list(tasks, as: session.format(of: arguments)) {
      try session.output.printDetails(tasks, in: store)
    }
  }
}
