import TaskcoreSwift

// Commands that do one thing to tasks that they are given.
extension Command {
  static let reopen = changing(
    "reopen", .reopened, "Reopen some completed or cancelled tasks.", [.completed, .cancelled],
    note: "Those that they are subtasks of are reopened with them."
  ) { store, tasks in try store.reopen(tasks) }

  static let start = changing(
    "start", .started, "Mark some tasks as in progress.", [.open],
    note: "They stay open until “done” or “cancel”; “stop” takes the mark away.",
    examples: ["start 3", "start 3,5", "list started:any"]
  ) { store, ids in try store.start(ids) }

  static let stop = changing(
    "stop", .stopped, "Mark some tasks as in progress no longer.", [.open],
    note: "They stay open."
  ) { store, ids in try store.stop(ids) }

  static let restore = changing(
    "restore", .restored, "Take some tasks out of the trash.", [.deleted],
    note: "The subtasks that went there with them come back too."
  ) { store, tasks in try store.restore(tasks) }

  static let indent = changing(
    "indent", .indented, "Make some tasks subtasks of the ones before them."
  ) { store, ids in try store.indent(ids) }

  static let outdent = changing(
    "outdent", .outdented, "Move some subtasks one level up, after their parents."
  ) { store, ids in try store.outdent(ids) }

  static let skip = changing(
    "skip", .skipped, "Move some repeating tasks on to their next occurrences.", [.open],
    goesOn: true, note: "The present ones are left out; “completions” does not list them."
  ) { store, ids in try store.skip(ids) }

  static let end = changing(
    "end", .ended, "Stop some tasks from repeating.",
    note: "The present occurrence of each stays as the task."
  ) { store, ids in try store.endSeries(ids) }

  static let copy: Command = Command(
    name: "copy", summary: "Copy a task with its subtasks.", synopsis: "copy ID|WORD...",
    operands: Operands(
      [.taskIDs([.open, .completed, .cancelled])], minimum: 1, repeatsLast: true),
    notes: [
      """
      A copy is open, stands right behind the task, and has all that says what is to be
      done. What became of the task is not copied, and neither are comments and time
      spent. Cancelled subtasks are left out.
      """
    ],
    examples: ["copy 3"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try session.taskIDs(
      arguments.operands, titles: [[.open], [.completed, .cancelled]])
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One task at a time. Usage: \(copy.synopsis)")
    }
    try session.report(.copied, try store.tasks([store.copyTask(id)]))
  }

  /// A command on tasks of some statuses, by their ids. The verb is what was done: `Skipped`. `goesOn`
  /// makes it tell when the next occurrence is due.
  private static func changing(
    _ name: String, _ deed: Deed, _ summary: Message,
    _ statuses: Set<Status> = [.open, .completed, .cancelled],
    goesOn: Bool = false, note: Note? = nil, examples: [String]? = nil,
    change: @escaping @Sendable (Store, [Int64]) throws -> Void
  ) -> Command {
    Command(
      name: name, summary: summary, synopsis: "\(name) IDS...|WORD...",
      operands: Operands([.taskIDs(statuses)], minimum: 1, repeatsLast: true),
      notes: (note.map { [$0] } ?? []) + [.wordsOfTitle],
      examples: examples ?? ["\(name) 3", "\(name) 3,5-7"]
    ) { arguments, session in
      let chosen = try session.choose(arguments.operands, arguments)
      try session.change(chosen, deed, arguments, goesOn: goesOn) {
        if case .ids(let ids) = $0 { try change(session.store(), ids) }
      }
    }
  }

  /// A command on tasks of some statuses, by their ids or a query.
  private static func changing(
    _ name: String, _ deed: Deed, _ summary: Message, _ statuses: Set<Status>, note: Note,
    change: @escaping @Sendable (Store, Selection) throws -> Void
  ) -> Command {
    Command(
      name: name, summary: summary,
      synopsis: "\(name) IDS...|WORD...|--where QUERY",
      options: [.whereQuery, .yes],
      operands: Operands([.taskIDs(statuses)], minimum: 0, repeatsLast: true),
      notes: [note, .wordsOfTitle],
      examples: ["\(name) 3", "\(name) 3,5-7 12", "\(name) --where #Home"]
    ) { arguments, session in
      let store = try session.store()
      let tasks = try session.choose(
        arguments.operands, arguments, statuses: statuses, titled: statuses)
      try session.change(tasks, deed, arguments) { try change(store, $0) }
    }
  }
}
