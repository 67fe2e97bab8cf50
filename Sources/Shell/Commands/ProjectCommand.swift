extension Command {
  static let project: Command = Command(
    name: "project",
    summary: "Add, rename or delete a project.",
    synopsis: "project add NAME | project rename NAME NEW-NAME | project delete NAME",
    operands: Operands([.word(["add", "rename", "delete"]), .project, .text], minimum: 2),
    notes: [
      "The tasks of a deleted project go to Inbox, which can be neither renamed nor\ndeleted."
    ],
    examples: [
      "project add 'Book club'", "project rename 'Book club' Reading", "project delete Reading",
    ]
  ) { arguments, session in
    let store = try session.store()
    let words = arguments.operands.map(\.text)
    switch (words[0], words.count) {
    case ("add", 2):
      try store.addProject(arguments.operands[1].bytes)
      try session.say("Added project \(words[1]).")
    case ("rename", 3):
      let project = try store.project(named: arguments.operands[1])
      try store.renameProject(project.id, to: arguments.operands[2].bytes)
      try session.say("Renamed project \(project.name) to \(words[2]).")
    case ("delete", 2):
      let project = try store.project(named: arguments.operands[1])
      try store.deleteProject(project.id)
      try session.say("Deleted project \(project.name).")
    default:
      throw ShellError.usage("Usage: \(project.synopsis)")
    }
  }
}
