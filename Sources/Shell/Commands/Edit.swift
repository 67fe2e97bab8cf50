extension Command {
  static let edit = Command(
    name: "edit",
    summary: "Change some tasks.",
    synopsis: "edit IDS WORD|TOKEN...",
    operands: Operands(
      [
        .taskIDs([.open, .completed]),
        .tokens([Token<TaskChanges>].forEditing.map(\.form)),
      ], minimum: 2, repeatsLast: true),
    notes: [
      "IDS is one word, such as 3 or 3,5-7. The other words make a new title, if there\n"
        + "are any besides these tokens:",
      Columns.text([Token<TaskChanges>].forEditing.map { ($0.form.usage, $0.form.summary) }),
      "Quote a word to keep it in the title: edit 3 Read '#1'. After -- all words are.",
    ],
    examples: [
      "edit 3 Pay the rent", "edit 3,5-7 #Home +bank -urgent", "edit 3 due:none notes: -*",
    ]
  ) { arguments, session in
    let store = try session.store()
    let ids = try TaskIDs.read(arguments.operands.prefix(1))
    let changes = try TaskChanges(
      arguments.operands.dropFirst(), tokens: .forEditing, store: store)
    try store.update(ids, with: changes)
    try session.report("Changed", try store.tasks(ids))
  }
}
