import TaskcoreSwift

extension Command {
  static let rm = Command(
    name: "rm", summary: "Move some tasks to the trash.",
    synopsis: "rm IDS...|WORD...|--where QUERY",
    options: [.whereQuery, .yes],
    operands: Operands([.taskIDs([.open, .completed])], minimum: 0, repeatsLast: true),
    notes: ["Their subtasks go there with them.", .wordsOfTitle],
    examples: ["rm 3", "rm 3,5-7 12", "rm --where 'status:completed completed<-1y'"]
  ) { arguments, session in
    let store = try session.store()
    let tasks = try session.choose(arguments.operands, arguments)
    try session.change(
      tasks, .deleted, arguments, loss: .toTrash, store.delete)
  }
}
