import TaskcoreSwift

extension Command {
  static let projects = Command(
    name: "projects", summary: "List the projects.",
    synopsis: "projects [--archived] [--format FORMAT]",
    options: [archived, .outputFormat],
    operands: .none,
    examples: ["projects", "projects --archived --format json"]
  ) { arguments, session in
    let projects = try session.store().projects(archived: arguments.has(archived))
    try session.list(projects, as: session.format(of: arguments)) {
      try Table(projects, namesColours: session.output.isAccessible).print(to: session.output)
    }
  }

  private static let archived = Option(name: "archived", summary: "the archived ones too")
}

extension Table {
  /// One row per project, with subprojects indented. Where there are any, a further column has the number of open tasks
  /// in the tree of each project. Columns that would be empty for all projects are left out.
  fileprivate init(_ projects: [Project], namesColours: Bool) {
    var columns = [
      Column.id, .main("Project"), .number("Open", .high),
      .number("Completed", short: "Done", .low),
    ]
    let showsTree = projects.contains { $0.depth > 0 }
    if showsTree { columns.append(.number("In all", .low)) }
    let showsDescription = projects.contains { !$0.description.isEmpty }
    let showsArchived = projects.contains { $0.archived != nil }
    if showsArchived { columns.append(Column(title: "Archived")) }
    if showsDescription {
      columns.append(
        Column(title: "Description", shortTitle: "About", minimumWidth: 8, importance: .low))
    }
    if namesColours { columns.append(Column(title: "Colour", importance: .low)) }
    self.init(
      columns: columns,
      rows: projects.map { project in
        let indent = String(repeating: "  ", count: project.depth)
        let name =
          indent + [project.icon, project.name].filter { !$0.isEmpty }.joined(separator: " ")
        var cells = [
          Cell(String(project.id)), Cell(name, project.colour.style), Cell(String(project.open)),
          Cell(String(project.completed)),
        ]
        if showsTree { cells.append(Cell(String(project.treeOpen))) }
        if showsArchived { cells.append(Cell(project.archived == nil ? "" : "yes")) }
        if showsDescription { cells.append(Cell(project.description)) }
        if namesColours { cells.append(Cell(project.colour.ownName)) }
        return project.archived == nil ? cells : cells.map { $0.styled(.dim) }
      })
  }
}
