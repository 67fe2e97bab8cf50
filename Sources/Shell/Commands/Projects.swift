extension Command {
  static let projects = Command(
    name: "projects",
    summary: "List the projects.",
    synopsis: "projects [--format FORMAT]",
    options: [.outputFormat],
    operands: .none,
    examples: ["projects", "projects --format json"]
  ) { arguments, session in
    let projects = try session.store().projects()
    try session.list(projects, as: session.format(of: arguments)) {
      try Table(
        columns: [
          .init(title: "Id", isNumeric: true), .init(title: "Project", minimumWidth: 12),
          .init(title: "Open", isNumeric: true), .init(title: "Completed", isNumeric: true),
        ],
        rows: projects.map { project in
          [String(project.id), project.name, String(project.open), String(project.completed)]
            .map { Table.Cell($0) }
        }
      ).print(to: session.output)
    }
  }
}
