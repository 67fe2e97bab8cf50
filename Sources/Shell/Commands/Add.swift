extension Command {
  static let add = Command(
    name: "add",
    summary: "Add a task.",
    synopsis: "add WORD|TOKEN...",
    operands: Operands(
      [.tokens([Token<TaskChanges>].forAdding.map(\.form))], minimum: 1, repeatsLast: true),
    notes: [
      "The words make the title; these tokens, anywhere among them, say more:",
      Columns.text([Token<TaskChanges>].forAdding.map { ($0.form.usage, $0.form.summary) }),
      "Quote a word to keep it in the title: add Read '#1'. After -- all words are.",
    ],
    examples: [
      "add Pay rent #Home @bank !p1 due:2026-12-24",
      "add Call Ann project:'Book club' due:2026-12-24T17:00 *",
      "add Buy milk due:tomorrow notes:\"two bottles\"",
    ]
  ) { arguments, session in
    let store = try session.store()
    let task = try TaskChanges(arguments.operands, tokens: .forAdding, store: store)
    let id = try store.add(task)
    try session.report("Added", try store.tasks([id]))
  }
}
