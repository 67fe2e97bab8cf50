import TaskcoreSwift

extension Command {
  static let sections = Command(
    name: "sections", summary: "List the sections of a project, or of all.",
    synopsis: "sections [PROJECT] [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.project], minimum: 0),
    examples: ["sections Website", "list project:Website group:section"]
  ) { arguments, session in
    let store = try session.store()
    let project = try arguments.operands.first.map { try store.project(named: $0) }
    let sections = try store.sections(ofProject: project?.id)
    try session.list(sections, as: session.format(of: arguments)) {
      let paths = try Dictionary(
        store.projects(archived: true).map { ($0.id, $0.path) }, uniquingKeysWith: { $1 })
      try Table(
        columns: [
          .id, .init(title: "Project", minimumWidth: 8), .main("Section"), .number("Open", .high),
          .number("Completed", short: "Done", .low),
        ],
        rows: sections.map { section in
          [
            Table.Cell(String(section.id)), Table.Cell(paths[section.project] ?? ""),
            Table.Cell(section.name), Table.Cell(String(section.open)),
            Table.Cell(String(section.completed)),
          ]
        }
      ).print(to: session.output)
    }
  }

  static let section = Command(
    name: "section", summary: "Add a section to a project, or change one.",
    subcommands: [addSection, renameSection, moveSection, deleteSection],
    notes: [
      """
      A section is a heading within a project; the token section:NAME of add and edit
      puts a task below it, section:none below none. A task that goes to another project
      is below none there.
      """,
      "PLACE is before NAME, after NAME, top or bottom.",
    ],
    examples: [
      "section add Website Doing", "section move Website Doing top",
      "add Write the first page #Website section:Doing", "section delete Website Doing",
    ])

  private static let addSection = Subcommand(
    name: "add", summary: "Add a section to a project.", synopsis: "PROJECT NAME",
    operands: Operands([.project, .text], minimum: 2)
  ) { operands, _, session in
    let store = try session.store()
    let project = try store.project(named: operands[0])
    _ = try store.addSection(operands[1].bytes, toProject: project.id)
    try session.say("Added section \(operands[1].text) to \(project.path).")
  }

  private static let renameSection = Subcommand(
    name: "rename", summary: "Give a section another name.", synopsis: "PROJECT NAME NEW-NAME",
    operands: Operands([.project, .text, .text], minimum: 3)
  ) { operands, _, session in
    let store = try session.store()
    let section = try store.section(operands)
    try store.renameSection(section.id, to: operands[2].bytes)
    try session.say("Renamed section \(section.name) to \(operands[2].text).")
  }

  private static let moveSection = Subcommand(
    name: "move", summary: "Give a section another place.", synopsis: "PROJECT NAME PLACE",
    operands: Operands([.project, .text, .word(OrderDestination.words), .text], minimum: 3)
  ) { operands, _, session in
    let store = try session.store()
    let section = try store.section(operands)
    let place = try OrderDestination(operands.dropFirst(2)) {
      try store.section([operands[0], $0]).id
    }
    try store.moveSection(section.id, to: place)
    try session.say("Moved section \(section.name).")
  }

  private static let deleteSection = Subcommand(
    name: "delete", summary: "Delete a section; its tasks stay in the project.",
    synopsis: "PROJECT NAME", operands: Operands([.project, .text], minimum: 2)
  ) { operands, _, session in
    let store = try session.store()
    let section = try store.section(operands)
    try store.deleteSections([section.id])
    try session.say("Deleted section \(section.name).")
  }
}

extension Store {
  /// The section that a project and a name say.
  fileprivate func section(_ words: [Word]) throws -> ProjectSection {
    let project = try project(named: words[0])
    let sections = try sections(ofProject: project.id)
    let name = words[1].text
    if let section = sections.first(where: { $0.name == name })
      ?? sections.first(where: { $0.name.lowercased() == name.lowercased() })
    {
      return section
    }
    let hint = Suggestion.sentence(for: name, among: sections.map(\.name))
    throw ShellError.failed(
      "There is no section \(name.quoted) in project \(project.path).\(hint)")
  }
}

extension ProjectSection: Record {
  static let fieldNames = ["id", "uid", "name", "project_id", "open", "completed"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .integer(project), .integer(open),
      .integer(completed),
    ]
  }
}
