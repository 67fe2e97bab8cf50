import TaskcoreSwift

extension Command {
  static let filter = Command(
    name: "filter", summary: "Save a query under a name, show what it finds, or change it.",
    subcommands: [
      showFilter, addFilter,
      change(
        "query", "Change the query of a saved filter.", "NAME QUERY...",
        { name, _ in "Changed filter \(name)." }, .query,
        repeatsLast: true
      ) {
        $0.query = QueryText($1)
      },
      change(
        "rename", "Give a saved filter another name.", "NAME NEW-NAME",
        { "Renamed filter \($0) to \($1)." }, .text
      ) {
        $0.name = $1.first?.bytes
      },
      change(
        "colour", "Give a saved filter a colour.", "NAME COLOUR",
        { name, _ in "Coloured filter \(name)." }, .word(Colour.names)
      ) {
        $0.colour = try $1.first.map { try Colour($0) }
      },
      moveFilter, deleteFilter,
    ],
    notes: [
      "“help queries” tells what a QUERY is. PLACE is before NAME, after NAME, top or bottom.",
      "“help colours” lists the colours.",
    ],
    examples: [
      "filter add 'At the bank' +bank due<=7d", "filter show 'At the bank'",
      "filter query 'At the bank' +bank sort:due", "filter move 'At the bank' top",
      "filter delete 'At the bank'",
    ])

  private static let showFilter = Subcommand(
    name: "show", summary: "List what a saved filter finds.", synopsis: "NAME [--format FORMAT]",
    options: [.outputFormat],
    operands: Operands([.filter], minimum: 1)
  ) { operands, arguments, session in
    let filter = try session.store().filter(named: operands[0])
    try session.list(TaskQuery { $0.filter = QueryText(filter.query) }, arguments)
  }

  private static let addFilter = Subcommand(
    name: "add", summary: "Save a query under a name.", synopsis: "NAME QUERY...",
    operands: Operands([.text, .query], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let filter = FilterChanges {
      $0.name = operands[0].bytes
      $0.query = QueryText(operands.dropFirst())
    }
    try session.store().addFilter(filter)
    try session.say("Added filter \(operands[0].text).")
  }

  /// Changes one property of a filter.
  private static func change(
    _ name: String, _ summary: Message, _ synopsis: String,
    _ sentence: @escaping @Sendable (_ name: String, _ newName: String) -> Message,
    _ kind: Operands.Kind,
    repeatsLast: Bool = false,
    _ set: @escaping @Sendable (inout FilterChanges, ArraySlice<Word>) throws -> Void
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: synopsis,
      operands: Operands([.filter, kind], minimum: 2, repeatsLast: repeatsLast)
    ) { operands, _, session in
      let store = try session.store()
      let filter = try store.filter(named: operands[0])
      var changes = FilterChanges()
      try set(&changes, operands.dropFirst())
      try store.updateFilter(filter.id, changes)
      try session.say(sentence(filter.name, operands[1].text))
    }
  }

  private static let moveFilter = Subcommand.move(
    .filter, summary: "Give a saved filter another place in the list."
  ) {
    "Moved filter \($0)."
  } find: { store, name in
    let filter = try store.filter(named: name)
    return (filter.id, filter.name)
  } move: {
    try $0.moveFilter($1, to: $2)
  }

  private static let deleteFilter = Subcommand(
    name: "delete", summary: "Delete a saved filter.", synopsis: "NAME",
    operands: Operands([.filter], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let filter = try store.filter(named: operands[0])
    try store.deleteFilter(filter.id)
    try session.say("Deleted filter \(filter.name).")
  }
}
