import TaskcoreSwift

extension Command {
  static let edit: Command = Command(
    name: "edit", summary: "Change some tasks.",
    synopsis:
      "edit IDS|--where QUERY [WORD|TOKEN]...\nedit WORD... [TOKEN]...\nedit --from FILE",
    options: [.whereQuery, .yes, thisOnly, laterToo, allOccurrences, fromFile],
    operands: Operands(
      [
        .taskIDs([.open, .completed]),
        .tokens([Token<TaskChanges>].forEditing.map(\.form), fieldsOf: .task),
      ], minimum: 0, repeatsLast: true),
    notes: [
      """
      IDS is one word, such as 3 or 3,5-7. The other words are read as those of add: dates
      and marks change the task, and the rest, if there is any, makes a new title;
      title:"..." always does. These tokens say more, or the same exactly:
      """,
      .tokens([Token<TaskChanges>].forEditing.map(\.form)),
      """
      Words in place of IDS name the one task whose title has them, where only tokens follow:
      edit milk +shop. A new title takes an id.
      """,
      "Quote a word to keep it in the title: edit 3 Read '#1'. After -- all words are.",
      "Without words, a form of the tasks is opened in your editor: VISUAL, or else EDITOR.",
      """
      Of a task that repeats, --this makes the present occurrence a task of its own,
      with the changes; --later and --all change how it goes on.
      """,
    ],
    examples: [
      "edit 3 tomorrow p1", "edit 3 Pay the rent", "edit 3 title:'Monday blues'",
      "edit 3,5-7 #Home +bank -urgent", "edit 3 due:none notes: -*",
      "edit --where '+bank overdue:yes' due:tomorrow", "edit 3 repeat:'every last friday'",
      "edit --this 3 due:tomorrow",
    ]
  ) { arguments, session in
    if let word = arguments.value(of: fromFile) {
      guard arguments.operands.isEmpty, !arguments.has(.whereQuery), let path = try word.path else {
        throw ShellError.usage("--from takes a file, and no tasks beside it.", at: word)
      }
      return try FormEditing(session, keptIn: InputFile(path)).run()
    }
    let store = try session.store()
    let idCount =
      arguments.has(.whereQuery) ? 0 : try idCount(of: arguments.operands, in: store)
    let words = arguments.operands.dropFirst(idCount)
    let chosen = try session.choose(arguments.operands.prefix(idCount), arguments)
    let tasks = chosen.selection
    let scope = try scope(of: arguments)
    guard !words.isEmpty else {
      guard FormEditing.isPossible, scope == nil else {
        throw ShellError.usage("Something is missing. Usage: \(edit.usage)")
      }
      return try FormEditing(session, store.tasks(tasks)).run()
    }
    var line = QuickAddLine([])
    let tokens = try TaskChanges(editing: words, line: &line, store: store)
    let parsed = try store.parse(changes: line, with: tokens)
    try parsed.refuseWrongValues(of: line, in: store)
    let changes = parsed.task
    guard let scope else {
      return try session.change(chosen, .changed, arguments, line: parsed) {
        try store.update($0, with: changes)
      }
    }
    guard case .ids(let ids) = tasks, let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("--\(scope.rawValue) takes one task.")
    }
    try session.report(changed: try store.tasks([store.update(id, scope, with: changes)]), parsed)
  }

  private static let thisOnly = Option(
    name: "this", summary: "only the present occurrence of a task that repeats")
  private static let laterToo = Option(
    name: "later", summary: "this occurrence and the later ones")
  private static let fromFile = Option(
    name: "from", value: "FILE", kind: .file, summary: "take up a form again that was kept")
  private static let allOccurrences = Option(name: "all", summary: "all occurrences")

  /// How many words say which tasks: one for ids, and all up to the tokens for words of a title.
  ///
  /// - Throws: a usage error when words follow tokens, as these could be meant as a new title.
  private static func idCount(of words: [Word], in store: Store) throws -> Int {
    guard let first = words.first, !first.isIDs else { return 1 }
    let isToken = try words.map { word in
      var changes = TaskChanges()
      if word.bareCount > 0, let first = word.bytes.first, "~>^".utf8.contains(first) {
        return true
      }
      return try changes.take([Token<TaskChanges>].forEditing, from: [word], in: store).isEmpty
    }
    let count = isToken.firstIndex(of: true) ?? words.count
    guard count > 0, let stray = isToken[count...].firstIndex(of: false) else {
      return max(1, count)
    }
    throw ShellError.usage(
      "\(first.text.quoted) is no id of a task. Write edit 3 for a new title: words of a title "
        + "name a task only where no others follow the tokens.", at: words[stray])
  }

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
