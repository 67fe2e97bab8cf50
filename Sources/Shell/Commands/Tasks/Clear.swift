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
    let query = try TaskQuery {
      $0.projects = try arguments.operands.first.map { [try store.project(named: $0).path] }
      $0.statuses = [.completed]
    }
    try session.change(
      .query(query), "Deleted", asking: "delete", arguments, loss: .toTrash, store.delete)
  }
}
