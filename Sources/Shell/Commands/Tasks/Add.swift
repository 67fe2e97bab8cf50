import TaskcoreSwift

extension Command {
  static let add: Command = Command(
    name: "add", summary: "Add a task.", synopsis: "add [WORD|TOKEN]...\nadd --file FILE",
    options: [file],
    operands: Operands(
      [
        .tokens(
          [Token<TaskChanges>].forAdding.map(\.form) + [TokenForm].quickAdd, fieldsOf: .task)
      ], minimum: 0, repeatsLast: true),
    notes: [
      """
      The words are a line of quick add: what they say of a date, and these marks, is
      taken; the rest makes the title.
      """,
      .tokens([TokenForm].quickAdd),
      "These tokens say more, or the same exactly:",
      .tokens([Token<TaskChanges>].forAdding.map(\.form)),
      """
      With --file, each line of a file is a line of quick add, and makes a task; - is standard
      input. All are added, in one step, or none.
      """,
      "Quote a word to keep it in the title: add Read '#1'. After -- all words are.",
      "In bash, #Home, >monday, !p1 and * do not arrive: see “help quick-add” for what does.",
      "Without words, an empty form is opened in your editor, when there is a terminal.",
    ],
    examples: [
      "add Pay rent tomorrow 17:00 #Home @bank !p1 *",
      "add Call Ann project:'Book club' due:'next friday' remind:-1h",
      "add Buy milk due:today notes:\"two bottles\" parent:1",
    ]
  ) { arguments, session in
    if let file = arguments.value(of: file) {
      return try session.addLines(of: file, otherwise: arguments.operands)
    }
    guard !arguments.operands.isEmpty else {
      guard FormEditing.isPossible else {
        throw ShellError.usage("Something is missing. Usage: \(add.usage)")
      }
      return try FormEditing(session, []).run()
    }
    let store = try session.store()
    var line = QuickAddLine([])
    var task = try TaskChanges(adding: arguments.operands, line: &line, store: store)
    task.defaultProject = session.settings.project
    try store.parse(line, with: task).refuseWrongValues(of: line, in: store)
    let (id, parsed) = try store.addTold(line, task)
    guard let added = try store.tasks([id]).first else { return }
    try session.report(AddedTask(task: added, line: parsed))
  }

  private static let file = Option(
    name: "file", value: "FILE", kind: .file, summary: "add what stands on the lines of a file")
}
