import TaskcoreSwift

extension Session {
  /// Prints the screen of each task, with the comments on it and the conflicts of its sync.
  func printDetails(_ tasks: [Detail], _ conflicts: [Int64: [NumberedConflict]]) throws {
    for (index, task) in tasks.enumerated() {
      if index > 0 { try output.print("") }
      let known = task.fields.map {
        (name: Message(verbatim: $0.label), value: $0.value.isEmpty ? "-" : $0.value)
      }
      try output.printFields([("Id", String(task.row.id))] + known)
      if let streak = try streak(of: task.row.id) {
        try output.printFields([("Streak", streak)])
      }
      try printComments(on: .task, task.row.id)
      try printKept(store().keptFields(ofTask: task.row.id))
      if let conflicts = conflicts[task.row.id] {
        try output.printHeading(StyledText("Conflicts", .bold))
        try Table(conflicts, dates(), isOfOneRecord: true).print(to: output)
      }
      if !task.blockers.isEmpty { try printRows(task.blockers, under: "Waits for") }
      if !task.subtasks.isEmpty { try printRows(task.subtasks, under: "Subtasks") }
      try output.printFields([("You can", task.commands.joined(separator: ", "))])
    }
  }

  /// `3 in a row, 10 at most`; nil of a task that does not repeat.
  private func streak(of id: Int64) throws -> String? {
    guard let task = try store().tasks([id]).first, !task.repeats.rule.isEmpty else { return nil }
    let streak = try store().streak(of: id)
    return Message("\(streak.current) in a row, \(streak.longest) at most").text
  }

  private func printRows(_ rows: [Row], under heading: Message) throws {
    try Table(
      [(StyledText(heading, .bold), rows.map { RowLine($0) })], inWords: output.isAccessible
    ).print(to: output)
  }
}
