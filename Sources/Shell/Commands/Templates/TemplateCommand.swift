import TaskcoreSwift

extension Command {
  static let templates = Command(
    name: "templates", summary: "List the templates.",
    synopsis: "templates [--format FORMAT]", options: [.outputFormat], operands: .none,
    examples: ["templates", "templates --format json"]
  ) { arguments, session in
    let templates = try session.store().templates()
    try session.list(templates, as: session.format(of: arguments)) {
      guard !templates.isEmpty else { return try session.output.print("No templates.") }
      try Table(
        columns: [
          .id, .main("Template"), .init(title: "Of", importance: .low), .number("Tasks"),
        ],
        rows: templates.map { template in
          [
            Table.Cell(String(template.id)), Table.Cell(template.name),
            Table.Cell(template.isProject ? "project" : "task"), Table.Cell(String(template.tasks)),
          ]
        }
      ).print(to: session.output)
    }
  }

  static let template = Command(
    name: "template", summary: "Save a task or a project as a template, or use one.",
    subcommands: [saveTemplate, showTemplate, useTemplate, renameTemplate, deleteTemplate],
    notes: [
      """
      A template has what a copy has: a task with its subtasks, or a project with its sections
      and tasks. Completions, comments, time spent and what is in progress stay behind, and so
      do cancelled tasks.
      """,
      """
      Its dates are days from the day of its use, at the time of the clock. The earliest start,
      planned, due or until is on that day, unless --anchor says which day stands for it.
      """,
      """
      Saving under a name that is there saves it anew. One of a project makes a project; one of
      a task comes to be where it was. --project says another one.
      """,
    ],
    examples: [
      "template save Trip 3", "template save 'New client' --project Work",
      "template show Trip", "template use Trip", "template use Trip 'next friday' --project Home",
      "template rename Trip Journey", "template delete Journey",
    ])

  private static let anchor = Option(
    name: "anchor", value: "DATE", summary: "the day that stands for the day of its use")
  private static let ofProject = Option(
    name: "project", value: "NAME", kind: .project, summary: "the project, with its tasks")
  private static let intoProject = Option(
    name: "project", value: "NAME", kind: .project, summary: "where the tasks come to be")

  private static let saveTemplate = Subcommand(
    name: "save", summary: "Save a task with its subtasks, or a project, as a template.",
    synopsis: "NAME [ID] [--project NAME] [--anchor DATE]", options: [ofProject, anchor],
    operands: Operands([.text, .taskIDs([.open, .completed, .cancelled])], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    var template = TemplateChanges()
    let ids = try TaskIDs.read(Array(operands.dropFirst()), finding: store.findTask)
    let project = try arguments.value(of: ofProject).map { try store.project(named: $0).id }
    guard ids.count + (project == nil ? 0 : 1) == 1 else {
      throw ShellError.usage("Write the id of one task, or --project NAME.")
    }
    template.task = ids.first
    template.project = project
    template.anchor = try arguments.value(of: anchor).map { try CalendarDate($0, in: store) }
    let id: Int64
    if let known = try store.templateID(named: operands[0]) {
      id = known
      try store.updateTemplate(id, template)
    } else {
      template.name = operands[0].bytes
      id = try store.addTemplate(template)
    }
    let count = try store.templates().first { $0.id == id }?.tasks ?? 0
    try session.say(
      "Saved template \(operands[0].text) of \(Counted.tasks(count)).")
  }

  private static let showTemplate = Subcommand(
    name: "show", summary: "List the tasks that a template makes.",
    synopsis: "NAME [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.template], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let tasks = try store.templateTasks(store.template(named: operands[0]).id)
    try session.list(tasks, as: session.format(of: arguments)) {
      guard !tasks.isEmpty else { return try session.output.print("No tasks.") }
      try Table(
        columns: [
          .main("Task"), .init(title: "Start"), .init(title: "Due", importance: .high),
          .init(title: "Section", minimumWidth: 8, importance: .low),
        ],
        rows: tasks.map { task in
          [
            Table.Cell(String(repeating: "  ", count: Int(min(task.depth, 20))) + task.title),
            Table.Cell(task.hasStart ? TemplateTask.text(task.startDay, task.startTime) : ""),
            Table.Cell(task.hasDue ? TemplateTask.text(task.dueDay, task.dueTime) : ""),
            Table.Cell(task.section),
          ]
        }
      ).print(to: session.output)
    }
  }

  private static let useTemplate = Subcommand(
    name: "use", summary: "Make the tasks of a template, from today or another day on.",
    synopsis: "NAME [DATE] [--project NAME]", options: [intoProject],
    operands: Operands([.template, .word(["today", "tomorrow"])], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let template = try store.template(named: operands[0])
    let date = try operands.dropFirst().first.map { try CalendarDate($0, in: store) }
    let target = try arguments.value(of: intoProject).map { try store.project(named: $0).id }
    let made = try store.useTemplate(template.id, on: date, in: target ?? 0)
    let project = try store.projects([made.project])[0]
    try session.say(
      "Made \(Counted.tasks(made.tasks)) of template \(template.name) in project "
        + "\(project.path).")
  }

  private static let renameTemplate = Subcommand(
    name: "rename", summary: "Give a template another name.", synopsis: "NAME NEW-NAME",
    operands: Operands([.template, .text], minimum: 2)
  ) { operands, _, session in
    let store = try session.store()
    let template = try store.template(named: operands[0])
    try store.updateTemplate(template.id, TemplateChanges { $0.name = operands[1].bytes })
    try session.say("Renamed template \(template.name) to \(operands[1].text).")
  }

  private static let deleteTemplate = Subcommand(
    name: "delete", summary: "Delete a template; what was made of it stays.", synopsis: "NAME",
    operands: Operands([.template], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let template = try store.template(named: operands[0])
    try store.deleteTemplate(template.id)
    try session.say("Deleted template \(template.name).")
  }
}

extension Template: Record {
  static let fieldNames = ["id", "uid", "name", "of", "tasks", "created", "modified"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .text(isProject ? "project" : "task"),
      .integer(tasks), try .instant(created, in: store), try .instant(modified, in: store),
    ]
  }
}

extension TemplateTask: Record {
  static let fieldNames = ["title", "depth", "template_section", "start", "due"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(title), .integer(depth), .text(section),
      .text(hasStart ? Self.text(startDay, startTime) : ""),
      .text(hasDue ? Self.text(dueDay, dueTime) : ""),
    ]
  }

  /// `0d`, `+3d 09:00` or `-1d`.
  fileprivate static func text(_ day: Int64, _ second: Int64) -> String {
    let days = "\(day > 0 ? "+" : "")\(day)d"
    if second < 0 { return days }
    func digits(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(days) \(digits(second / 3_600)):\(digits(second / 60 % 60))"
  }
}

extension Store {
  /// The template of a name.
  func template(named name: Word) throws -> Template {
    if let id = try templateID(named: name) { return try templates([id])[0] }
    let hint = Suggestion.sentence(for: name.text, among: try templates().map(\.name))
    throw ShellError.failed("There is no template \(name.text.quoted).\(hint)")
  }

  /// Nil when there is none.
  fileprivate func templateID(named name: Word) throws -> Int64? {
    try findTemplate(name.bytes)
  }
}
