extension Command {
  static let edit: Command = Command(
    name: "edit",
    summary: "Change some tasks.",
    synopsis: "edit IDS|--where QUERY WORD|TOKEN...",
    options: [.whereQuery],
    operands: Operands(
      [
        .taskIDs([.open, .completed]),
        .tokens([Token<TaskChanges>].forEditing.map(\.form)),
      ], minimum: 1, repeatsLast: true),
    notes: [
      "IDS is one word, such as 3 or 3,5-7. The other words make a new title, if there\n"
        + "are any besides these tokens:",
      Columns.text([Token<TaskChanges>].forEditing.map { ($0.form.usage, $0.form.summary) }),
      "Quote a word to keep it in the title: edit 3 Read '#1'. After -- all words are.",
    ],
    examples: [
      "edit 3 Pay the rent", "edit 3,5-7 #Home +bank -urgent", "edit 3 due:none notes: -*",
      "edit --where '+bank overdue:yes' due:tomorrow",
    ]
  ) { arguments, session in
    let store = try session.store()
    let idCount = arguments.has(.whereQuery) ? 0 : 1
    let words = arguments.operands.dropFirst(idCount)
    guard !words.isEmpty else {
      throw ShellError.usage("Something is missing. Usage: \(edit.synopsis)")
    }
    let tasks = try Selection(arguments.operands.prefix(idCount), arguments)
    let changes = try TaskChanges(editing: words, store: store)
    try session.change("Changed", tasks) { try store.update($0, with: changes) }
  }
}
