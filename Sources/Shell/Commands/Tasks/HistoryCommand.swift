import TaskcoreSwift

extension Command {
  static let history: Command = Command(
    name: "history", summary: "List what happened to a task.",
    synopsis: "history [--format FORMAT] ID|WORD...",
    options: [.outputFormat],
    operands: Operands([.taskIDs(Set(Status.allCases))], minimum: 1, repeatsLast: true),
    examples: ["history 3", "history 3 --format json"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try session.taskIDs(
      arguments.operands, titles: [[.open], [.completed, .cancelled, .deleted]])
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One task at a time. Usage: \(history.synopsis)")
    }
    let entries = try store.history(of: id)
    try session.list(entries, as: session.format(of: arguments)) {
      let dates = try session.dates()
      let hasOthers = Set(entries.map(\.device)).count > 1
      try Table(
        columns: [
          .init(title: "When"), .init(title: "What", importance: .low),
          .main("Property", minimumWidth: 8),
          .init(title: "Old", minimumWidth: 8, importance: .high), .main("New", minimumWidth: 8),
          .init(title: "Device", minimumWidth: 4, importance: hasOthers ? .usual : .help),
        ],
        rows: entries.map { entry in
          let texts = [
            try dates.text(entry.at), StepText.verb(entry.action).word.text,
            entry.words.name.text, entry.words.text(of: entry.old, dates),
            entry.words.text(of: entry.new, dates), entry.deviceLabel,
          ]
          return texts.map { Table.Cell($0) }
        }
      ).print(to: session.output)
      if entries.first?.property != "id", let trimmed = try store.changeLogReport().trimmed {
        try session.say(
          "What was done up to \(try dates.text(trimmed)) was trimmed from the change log.")
      }
    }
  }
}
