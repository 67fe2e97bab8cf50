extension Command {
  static let tags = Command(
    name: "tags", summary: "List the tags.", synopsis: "tags [--format FORMAT]",
    options: [.outputFormat],
    operands: .none,
    examples: ["tags", "tags --format csv"]
  ) { arguments, session in
    let tags = try session.store().tags()
    try session.list(tags, as: session.format(of: arguments)) {
      guard !tags.isEmpty else { return try session.output.print("No tags.") }
      let showsEvents = tags.contains { $0.events > 0 }
      let showsColour = tags.contains { $0.colour != .black }
      try Table(
        columns: [
          .main("Tag"), .number("Open", .high), .number("Completed", short: "Done", .low),
        ] + (showsEvents ? [.number("Events", .low)] : [])
          + (showsColour ? [.init(title: "Colour", importance: .low)] : []),
        rows: tags.map { tag in
          let numbers = [tag.open, tag.completed] + (showsEvents ? [tag.events] : [])
          let counts = numbers.map { Table.Cell(String($0)) }
          let colour = tag.colour == .black ? "" : tag.colour.word
          return [Table.Cell(tag.name, tag.colour.style)] + counts
            + (showsColour ? [Table.Cell(colour, tag.colour.style)] : [])
        }
      ).print(to: session.output)
    }
  }
}
