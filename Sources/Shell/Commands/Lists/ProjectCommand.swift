import TaskcoreSwift

extension Command {
  static let project = Command(
    name: "project", summary: "Add a project, or change one.",
    subcommands: [
      addProject,
      change("rename", "Give a project another name.", "NAME NEW-NAME", .text, "Renamed") {
        $0.name = $1.bytes
      },
      change("describe", "Say what a project is about.", "NAME TEXT", .text, "Described") {
        $0.description = $1.bytes
      },
      change(
        "colour", "Give a project a colour, or none.", "NAME COLOUR", .word(Colour.names),
        "Coloured"
      ) {
        $0.colour = try Colour($1)
      },
      change("icon", "Give a project an icon.", "NAME ICON", .text, "Gave an icon to") {
        $0.icon = $1.bytes
      },
      change("archive", "Put a project away.", "NAME", nil, "Archived") { changes, _ in
        changes.isArchived = true
      },
      change("unarchive", "Bring a project back.", "NAME", nil, "Unarchived") { changes, _ in
        changes.isArchived = false
      },
      moveProject, deleteProject,
    ],
    notes: [
      """
      The tokens of add are description:TEXT, colour:COLOUR and icon:ICON. PLACE is
      before NAME, after NAME, top or bottom.
      """,
      """
      The tasks of a deleted project go to Inbox, which can be neither renamed nor
      archived nor deleted.
      """,
      "“help colours” lists the colours.",
    ],
    examples: [
      "project add 'Book club' colour:teal icon:📚", "project rename 'Book club' Reading",
      "project move Reading top", "project archive Reading", "project delete Reading",
    ])

  private static let addProject = Subcommand(
    name: "add", summary: "Add a project.", synopsis: "NAME [TOKEN]...",
    operands: Operands(
      [.text, .tokens([Token<ProjectChanges>].forAdding.map(\.form))], minimum: 1,
      repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    var project = ProjectChanges()
    project.name = operands[0].bytes
    for word in operands.dropFirst() {
      guard let (token, value) = try [Token<ProjectChanges>].forAdding.match(word) else {
        throw ShellError.usage(
          "\(word.text.quoted) is too much. A name of several words is quoted.", at: word)
      }
      try word.locating(value: value) { try token.read(value, &project, store) }
    }
    try store.addProject(project)
    try session.say("Added project \(operands[0].text).")
  }

  /// Changes one property of a project.
  private static func change(
    _ name: String, _ summary: String, _ synopsis: String, _ operand: Operands.Kind?,
    _ verb: String,
    _ set: @escaping @Sendable (inout ProjectChanges, Word) throws -> Void
  ) -> Subcommand {
    let kinds = [.project] + (operand.map { [$0] } ?? [])
    return Subcommand(
      name: name, summary: summary, synopsis: synopsis,
      operands: Operands(kinds, minimum: kinds.count)
    ) { operands, _, session in
      let store = try session.store()
      let project = try store.project(named: operands[0])
      var changes = ProjectChanges()
      try set(&changes, operands[operands.count - 1])
      try store.updateProject(project.id, changes)
      let renamed = changes.name == nil ? "" : " to \(operands[1].text)"
      try session.say("\(verb) project \(project.name)\(renamed).")
    }
  }

  private static let moveProject = Subcommand.move(
    "project", .project, summary: "Give a project another place in the list."
  ) { store, name in
    let project = try store.project(named: name)
    return (project.id, project.name)
  } move: {
    try $0.moveProject($1, to: $2)
  }

  private static let withTasks = Option(
    name: "with-tasks", summary: "its tasks go to the trash")

  private static let deleteProject = Subcommand(
    name: "delete", summary: "Delete a project; its tasks go to Inbox, or with it.",
    synopsis: "NAME [--with-tasks] [--yes]", options: [withTasks, .yes],
    operands: Operands([.project], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let project = try store.project(named: operands[0])
    if arguments.has(withTasks) {
      let count = project.open + project.completed
      try session.confirm(
        "delete project \(project.name) with \(NumberText.count(count, "task"))",
        count: Int(clamping: count), arguments)
    }
    try store.deleteProjects([project.id], withTasks: arguments.has(withTasks))
    try session.say("Deleted project \(project.name).")
  }
}
