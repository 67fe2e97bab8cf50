extension Command {
  static let edit: Command = Command(
    name: "edit",
    summary: "Change some tasks.",
    synopsis: "edit IDS|--where QUERY WORD|TOKEN...",
    options: [.whereQuery, .yes, thisOnly, laterToo, allOccurrences],
    operands: Operands(
      [
        .taskIDs([.open, .completed]),
        .tokens([Token<TaskChanges>].forEditing.map(\.form)),
      ], minimum: 1, repeatsLast: true),
    notes: [
      """
      IDS is one word, such as 3 or 3,5-7. The other words make a new title, if there
      are any besides these tokens:
      """,
      .tokens([Token<TaskChanges>].forEditing.map(\.form)),
      "Quote a word to keep it in the title: edit 3 Read '#1'. After -- all words are.",
      """
      Of a task that repeats, --this makes the present occurrence a task of its own,
      with the changes; --later and --all change how it goes on.
      """,
    ],
    examples: [
      "edit 3 Pay the rent", "edit 3,5-7 #Home +bank -urgent", "edit 3 due:none notes: -*",
      "edit --where '+bank overdue:yes' due:tomorrow", "edit 3 repeat:'every last friday'",
      "edit --this 3 due:tomorrow",
    ]
  ) { arguments, session in
    let store = try session.store()
    let idCount = arguments.has(.whereQuery) ? 0 : 1
    let words = arguments.operands.dropFirst(idCount)
    guard !words.isEmpty else {
      throw ShellError.usage("Something is missing. Usage: \(edit.synopsis)")
    }
    let tasks = try Selection(arguments.operands.prefix(idCount), arguments)
    let scope = try scope(of: arguments)
    let changes = try TaskChanges(editing: words, store: store)
    guard let scope else {
      return try session.change(tasks, "Changed", asking: "change", arguments) {
        try store.update($0, with: changes)
      }
    }
    guard case .ids(let ids) = tasks, let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("--\(scope.rawValue) takes one task.")
    }
    try session.report("Changed", try store.tasks([store.update(id, scope, with: changes)]))
  }

  private static let thisOnly = Option(
    name: "this", summary: "only the present occurrence of a task that repeats")
  private static let laterToo = Option(
    name: "later", summary: "this occurrence and the later ones")
  private static let allOccurrences = Option(name: "all", summary: "all occurrences")

  /// Which occurrences are meant; nil when nothing is said of them.
  private static func scope(of arguments: Arguments) throws -> Scope? {
    let given = [(thisOnly, Scope.this), (laterToo, .later), (allOccurrences, .all)].filter {
      arguments.has($0.0)
    }
    guard given.count <= 1 else {
      throw ShellError.usage("--this, --later and --all exclude each other.")
    }
    return given.first?.1
  }
}
