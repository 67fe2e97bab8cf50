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
    try session.list(format.layout != nil ? [] : try store.tasks(ids), as: format) {
      try session.printDetails(ids.map { try store.detail(of: $0) })
    }
  }
}
