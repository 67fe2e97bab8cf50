import TaskcoreSwift

extension Output {
  /// Prints the screen of each task.
  func printDetails(_ tasks: [Detail]) throws {
    for (index, task) in tasks.enumerated() {
      if index > 0 { try print("") }
      let known = task.fields.map { ($0.label, $0.value.isEmpty ? "-" : $0.value) }
      try printFields([("Id", String(task.row.id))] + known)
      if !task.blockers.isEmpty { try printRows(task.blockers, under: "Waits for") }
      if !task.subtasks.isEmpty { try printRows(task.subtasks, under: "Subtasks") }
      try printFields([("You can", task.commands.joined(separator: ", "))])
    }
  }

  private func printRows(_ rows: [Row], under heading: String) throws {
    try Table([(StyledText(heading, .bold), rows)]).print(to: self)
  }
}
