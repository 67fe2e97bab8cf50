extension Option {
  /// Tasks by a query, where ids are expected.
  static let whereQuery = Option(
    name: "where", value: "QUERY", summary: "the tasks that a query finds, in place of IDS")
}

extension Selection {
  /// The tasks that a command is to change: those of `--where`, or else of the ids.
  ///
  /// - Parameters:
  ///   - ids: The words that may be ids.
  ///   - arguments: Where `--where` may be.
  ///   - statuses: What state tasks are in that the command is for; nil when the query says it.
  /// - Throws: a usage error when there are both or neither.
  init(
    _ ids: some Collection<Word>, _ arguments: Arguments, statuses: Set<Status>? = nil
  ) throws {
    guard let query = arguments.value(of: .whereQuery) else {
      guard !ids.isEmpty else {
        throw ShellError.usage("Which tasks? Give their ids, or --where QUERY.")
      }
      self = .ids(try TaskIDs.read(ids))
      return
    }
    if let word = ids.first {
      throw ShellError.usage(
        "Give ids or --where, not both: \(word.text.quoted) is too much.", at: word)
    }
    self = .query(TaskQuery(filter: QueryText(whole: query), statuses: statuses))
  }
}

extension Session {
  /// Changes tasks and tells so: `Completed 3: Pay rent`.
  func change(
    _ verb: String, _ selection: Selection, isForGood: Bool = false, goesOn: Bool = false,
    _ body: (Selection) throws -> Void
  ) throws {
    let store = try store()
    let ids: [Int64]
    switch selection {
    case .ids(let given): ids = given
    case .query(let query):
      ids = try store.tasks(query).tasks.map(\.id)
      if ids.isEmpty { return try list([Task](), as: settings.format) { try say("No tasks.") } }
    }
    let before = isForGood ? try store.tasks(ids) : []
    try body(selection)
    try report(verb, isForGood ? before : try store.tasks(ids), goesOn: goesOn)
  }
}
