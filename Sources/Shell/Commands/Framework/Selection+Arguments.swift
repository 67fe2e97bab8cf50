import TaskcoreSwift

extension Option {
  /// Tasks by a query, where ids are expected.
  static let whereQuery = Option(
    name: "where", value: "QUERY", summary: "the tasks that a query finds, in place of IDS")
}

/// The tasks that a command applies to.
struct ChosenTasks {
  let selection: Selection
  /// Whether words of a title named the task, so that the answer says how it is taken back.
  var isByTitle = false
}

extension Session {
  /// The tasks that a command is to change: those of `--where`, or else of the ids or of words of a
  /// title.
  ///
  /// - Parameters:
  ///   - ids: The words that may be ids.
  ///   - arguments: Where `--where` may be.
  ///   - statuses: What state tasks are in that the command is for; nil when the query says it.
  ///   - titled: What state the task is in that words of a title name; nil when they do not.
  /// - Returns: which ones, and how they were named.
  /// - Throws: a usage error when there are both or neither, and a failure when words of a title name
  ///   no task or several.
  func choose(
    _ ids: some Collection<Word>, _ arguments: Arguments, statuses: Set<Status>? = nil,
    titled: Set<Status>? = [.open]
  ) throws -> ChosenTasks {
    guard let query = arguments.value(of: .whereQuery) else {
      guard !ids.isEmpty else {
        throw ShellError.usage(
          titled == nil
            ? "Which tasks? Give their ids, or --where QUERY."
            : "Which tasks? Give their ids, or words of a title, or --where QUERY.")
      }
      if let titled, let words = try TitleWords(ids) {
        return ChosenTasks(selection: .ids([try task(of: words, [titled])]), isByTitle: true)
      }
      return ChosenTasks(selection: .ids(try TaskIDs.read(ids, finding: store().findTask)))
    }
    if let word = ids.first {
      throw ShellError.usage(
        "Give ids or --where, not both: \(word.text.quoted) is too much.", at: word)
    }
    return ChosenTasks(
      selection: .query(
        TaskQuery {
          $0.filter = QueryText(whole: query)
          $0.statuses = statuses
        }))
  }
}

/// The consequence for tasks that a command removes.
enum Loss {
  case none
  /// They can be taken out of the trash.
  case toTrash
  case forGood
}

extension Selection {
  fileprivate var isByQuery: Bool {
    if case .query = self { true } else { false }
  }
}

extension Session {
  /// Changes tasks and tells so: `Completed 3: Pay rent`. It asks before it changes many that a
  /// query finds, or that it deletes.
  ///
  /// - Parameters:
  ///   - chosen: Which ones.
  ///   - deed: What is done.
  ///   - arguments: Where `--yes` may be.
  ///   - loss: Whether the tasks are deleted, and whether for good.
  ///   - goesOn: Whether to tell when the next occurrence is due.
  ///   - line: What was understood of the words that say the changes.
  ///   - body: Changes them.
  /// - Throws: what `body` throws, and a failure when the answer is not yes.
  func change(
    _ chosen: ChosenTasks, _ deed: Deed, _ arguments: Arguments,
    loss: Loss = .none, goesOn: Bool = false, line: ParsedLine? = nil,
    _ body: (Selection) throws -> Void
  ) throws {
    let store = try store()
    let tasks = chosen.selection
    let ids: [Int64]
    switch tasks {
    case .ids(let given): ids = given
    case .query(let query):
      ids = try store.tasks(query).tasks.map(\.id)
      if ids.isEmpty { return try list([Task](), as: settings.format) { try say("No tasks.") } }
    }
    let before = loss == .none ? [] : try store.tasks(ids)
    let subtasks = before.reduce(0) { $0 + $1.subtasks }
    if loss != .none || tasks.isByQuery {
      let count = Int64(ids.count)
      let what = subtasks > 0 ? Counted.tasksWithSubtasks(count) : Counted.tasks(count)
      try confirm(
        deed.question(what),
        count: ids.count + Int(clamping: subtasks), isForGood: loss == .forGood, arguments)
    }
    try body(tasks)
    if let line { return try report(changed: try store.tasks(ids), line) }
    try report(deed, loss == .forGood ? before : try store.tasks(ids), goesOn: goesOn)
    if chosen.isByTitle { try say("“undo” takes it back.") }
  }
}
