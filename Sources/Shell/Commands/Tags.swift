extension Command {
  static let tags = Command(
    name: "tags",
    summary: "List the tags.",
    synopsis: "tags [--format FORMAT]",
    options: [.outputFormat],
    operands: .none,
    examples: ["tags", "tags --format csv"]
  ) { arguments, session in
    let tags = try session.store().tags()
    try session.list(tags, as: session.format(of: arguments)) {
      guard !tags.isEmpty else { return try session.output.print("No tags.") }
      try Table(
        columns: [
          .init(title: "Tag", minimumWidth: 12), .init(title: "Open", isNumeric: true),
          .init(title: "Completed", isNumeric: true),
        ],
        rows: tags.map { tag in
          [tag.name, String(tag.open), String(tag.completed)].map { Table.Cell($0) }
        }
      ).print(to: session.output)
    }
  }
}
