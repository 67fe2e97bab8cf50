import TaskcoreSwift

extension Command {
  static let show = Command(
    name: "show", summary: "Show everything about some tasks.",
    synopsis: "show [--format FORMAT] IDS...",
    options: [.outputFormat],
    operands: Operands([.taskIDs(Set(Status.allCases))], minimum: 1, repeatsLast: true),
    examples: ["show 3", "show 3,5-7 --format json"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(
      arguments.operands, finding: session.store().findTask)
    let format = session.format(of: arguments)
    try session.list(format.layout != nil ? [] : try store.tasks(ids), as: format) {
      try session.printDetails(ids.map { try store.detail(of: $0) })
    }
  }
}
