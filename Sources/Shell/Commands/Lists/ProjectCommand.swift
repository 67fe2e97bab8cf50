import TaskcoreSwift

extension Command {
  static let project = Command(
    name: "project", summary: "Add a project, or change one.",
    subcommands: [
      addProject,
      change(
        "rename", "Give a project another name.", "NAME NEW-NAME", .text,
        { "Renamed project \($0) to \($1)." }
      ) {
        $0.name = $1.bytes
      },
      change(
        "describe", "Say what a project is about.", "NAME TEXT", .text,
        { name, _ in "Described project \(name)." }
      ) {
        $0.description = $1.bytes
      },
      change(
        "colour", "Give a project a colour, or none.", "NAME COLOUR", .word(Colour.names),
        { name, _ in "Coloured project \(name)." }
      ) {
        $0.colour = try Colour($1)
      },
      change(
        "icon", "Give a project an icon.", "NAME ICON", .text,
        { name, _ in "Gave an icon to project \(name)." }
      ) {
        $0.icon = $1.bytes
      },
      change(
        "archive", "Put a project away.", "NAME", nil, { name, _ in "Archived project \(name)." }
      ) { changes, _ in
        changes.isArchived = true
      },
      change(
        "unarchive", "Bring a project back.", "NAME", nil,
        { name, _ in "Unarchived project \(name)." }
      ) { changes, _ in
        changes.isArchived = false
      },
      putProject, projectClient,
      change(
        "rate", "Say what an hour costs, or none.", "NAME AMOUNT", .text,
        { name, _ in "Gave a rate to project \(name)." }
      ) {
        $0.hourlyRate = try [Token<TaskChanges>].decimal($1.bytes) ?? 0
      },
      moveProject, copyProject, deleteProject,
    ],
    notes: [
      """
      The tokens of add are description:TEXT, colour:COLOUR, icon:ICON, parent:NAME,
      client:NAME and rate:AMOUNT.
      PLACE is before NAME, after NAME, top or bottom, among the projects that are below
      the same one.
      """,
      """
      A project below another one is found by its path, such as Work.Garden, or by its
      name alone when no other project has that. What is below a project is archived and
      brought back with it.
      """,
      """
      The tasks of a deleted project go to Inbox, which can be neither renamed nor
      archived nor deleted; the projects below it come to be where it was.
      """,
      """
      Projects below one that is for a client are for it, too, unless they say another one; so
      with the rate. What an hour costs: the rate of its entry, of its task, of its project, or
      of its client.
      """,
      "“help colours” lists the colours.",
    ],
    examples: [
      "project add 'Book club' colour:teal icon:📚", "project add Work.Garden",
      "project parent Garden Home", "project rename 'Book club' Reading",
      "project client Work 'Exemples SAS'",
      "project rate Work 87.50", "project move Reading top", "project copy Reading",
      "project archive Reading",
      "project delete Reading",
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
    if let (parent, name) = try store.place(of: operands[0].text) {
      project.name = Array(name.utf8)
      project.parent = parent
    }
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
    _ name: String, _ summary: Message, _ synopsis: String, _ operand: Operands.Kind?,
    _ sentence: @escaping @Sendable (_ name: String, _ newName: String) -> Message,
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
      try session.say(sentence(project.name, operands[operands.count - 1].text))
    }
  }

  private static let putProject = Subcommand(
    name: "parent", summary: "Put a project below another one, or with one name below none.",
    synopsis: "NAME [PARENT]", operands: Operands([.project, .project], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let project = try store.project(named: operands[0])
    let parent = try operands.dropFirst().first.map { try store.project(named: $0) }
    var changes = ProjectChanges()
    changes.parent = parent?.id ?? 0
    try store.updateProject(project.id, changes)
    try session.say(
      parent.map { "Put project \(project.name) below \($0.path)." }
        ?? "Put project \(project.name) below no other.")
  }

  private static let projectClient = Subcommand(
    name: "client", summary: "Say whom a project is for, or with one name nobody.",
    synopsis: "NAME [CLIENT]", operands: Operands([.project, .client], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let project = try store.project(named: operands[0])
    let client = try operands.dropFirst().first.map { try store.client(named: $0) }
    var changes = ProjectChanges()
    changes.client = client?.id ?? 0
    try store.updateProject(project.id, changes)
    try session.say(
      client.map { "Project \(project.name) is for \($0.name)." }
        ?? "Project \(project.name) is for nobody.")
  }

  private static let moveProject = Subcommand.move(
    .project, summary: "Give a project another place in the list."
  ) {
    "Moved project \($0)."
  } find: { store, name in
    let project = try store.project(named: name)
    return (project.id, project.name)
  } move: {
    try $0.moveProject($1, to: $2)
  }

  private static let copyProject = Subcommand(
    name: "copy", summary: "Copy a project with its sections and tasks.", synopsis: "NAME",
    operands: Operands([.project], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let project = try store.project(named: operands[0])
    let id = try store.copyProject(project.id)
    let copy = try store.projects().first { $0.id == id }
    try session.say("Copied project \(project.path) as \(copy?.path ?? "").")
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
      let count = project.treeOpen + project.treeCompleted
      try session.confirm(
        "delete project \(project.name) with \(Counted.tasks(count))",
        count: Int(clamping: count), arguments)
    }
    try store.deleteProjects([project.id], withTasks: arguments.has(withTasks))
    try session.say("Deleted project \(project.name).")
  }
}
