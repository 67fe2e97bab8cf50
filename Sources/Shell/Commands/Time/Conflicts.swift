import TaskcoreSwift

extension Command {
  static let conflicts = Command(
    name: "conflicts", summary: "List events that take the same time.",
    synopsis: "conflicts [--limit NUMBER] [--format FORMAT] \(Period.synopsis)",
    options: [limit, .outputFormat],
    operands: Period.operands(),
    notes: [Period.note, "Without it, it is the next year."],
    examples: ["conflicts", "conflicts 7d", "conflicts december"]
  ) { arguments, session in
    let store = try session.store()
    let range = try Period(arguments.operands, days: 366, in: store).instants(in: store)
    let conflicts = try store.conflicts(in: range, limit: arguments.count(limit) ?? 1000)
    try session.list(conflicts, as: session.format(of: arguments)) {
      guard !conflicts.isEmpty else { return try session.output.print("No conflicts.") }
      try Table(conflicts, session.dates()).print(to: session.output)
    }
  }

  private static let limit = Option(
    name: "limit", value: "NUMBER", summary: "at most so many; 1000 when not said")
}

extension Table {
  fileprivate init(_ conflicts: [Conflict], _ dates: Dates) throws {
    self.init(
      columns: [
        Column(title: "When", importance: .high), .main("Event"), Column(title: "Meets"),
        .main("Other event"),
      ],
      rows: try conflicts.map { conflict in
        [
          Cell(try dates.text(conflict.one.interval)), Cell(conflict.one.text),
          Cell(try dates.text(conflict.other.interval)), Cell(conflict.other.text),
        ]
      })
  }
}
