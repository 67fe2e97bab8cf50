import TaskcoreSwift

extension Command {
  static let clear = Command(
    name: "clear", summary: "Move all completed tasks to the trash, or those of a project.",
    synopsis: "clear [PROJECT]",
    options: [.yes],
    operands: Operands([.project], minimum: 0),
    examples: ["clear", "clear Home"]
  ) { arguments, session in
    let store = try session.store()
    let query = TaskQuery(
      statuses: [.completed],
      project: try arguments.operands.first.map { Array(try store.project(named: $0).name.utf8) })
    try session.change(
      .query(query), "Deleted", asking: "delete", arguments, loss: .toTrash, store.delete)
  }
}
