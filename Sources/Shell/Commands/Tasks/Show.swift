import TaskcoreSwift

extension Command {
  static let show = Command(
    name: "show", summary: "Show everything about some tasks.",
    synopsis: "show [--format FORMAT] IDS...|WORD...",
    options: [.outputFormat],
    operands: Operands([.taskIDs(Set(Status.allCases))], minimum: 1, repeatsLast: true),
    notes: [.wordsOfTitle],
    examples: ["show 3", "show milk", "show 3,5-7 --format json"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try session.taskIDs(
      arguments.operands, titles: [[.open], [.completed, .cancelled, .deleted]])
    let format = session.format(of: arguments)
    let conflicts = try store.taskConflicts()
    let tasks = format.layout != nil ? [] : try store.tasks(ids)
    if format.layout == nil, tasks.contains(where: { conflicts[$0.id] != nil }) {
      let shown = tasks.map { ConflictedTask(task: $0, conflicts: conflicts[$0.id] ?? []) }
      return try session.list(shown, as: format) {}
    }
    try session.list(tasks, as: format) {
      try session.printDetails(ids.map { try store.detail(of: $0) }, conflicts)
    }
  }
}
