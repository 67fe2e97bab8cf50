extension Command {
  static let filters = Command(
    name: "filters", summary: "List the saved filters.", synopsis: "filters [--format FORMAT]",
    options: [.outputFormat],
    operands: .none,
    examples: ["filters", "filters --format json"]
  ) { arguments, session in
    let store = try session.store()
    let filters = try store.filters()
    try session.list(filters, as: session.format(of: arguments)) {
      guard !filters.isEmpty else { return try session.output.print("No filters.") }
      let namesColours = session.output.isAccessible
      try Table(
        columns: [
          .main("Filter"), .init(title: "Query", minimumWidth: 12),
        ] + (namesColours ? [.init(title: "Colour", importance: .low)] : []),
        rows: try filters.map {
          // Read back in that language, it means the same.
          [Table.Cell($0.name, $0.colour.style), Table.Cell(try store.shownQuery($0.query))]
            + (namesColours ? [Table.Cell($0.colour.ownName)] : [])
        }
      ).print(to: session.output)
    }
  }
}
