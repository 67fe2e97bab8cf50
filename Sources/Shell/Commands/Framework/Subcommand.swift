import TaskcoreSwift

/// A subcommand, such as `project rename`.
struct Subcommand: Sendable {
  /// A word, or two as in `pulse holiday add`.
  let name: String
  /// One line that says what it does.
  let summary: Message
  /// What follows its name: `NAME NEW-NAME`.
  let synopsis: String
  var options: [Option] = []
  let operands: Operands
  let run: @Sendable (_ operands: [Word], _ arguments: Arguments, _ session: Session) throws -> Void

  fileprivate var words: [Substring] { name.split(separator: " ") }

  /// `project rename NAME NEW-NAME`
  func usage(of command: String) -> String {
    [command, name, synopsis].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The subcommand that some words name.
struct SubcommandMatch {
  /// Nil when it takes more words to name one.
  private(set) var subcommand: Subcommand?
  /// How many of the words name it.
  private(set) var count = 0
  /// The words that could come next, in full.
  private(set) var next: [String]

  /// Reads as many of the words as name a subcommand; `accepts` says of the beginning of a name
  /// whether it may stand for it.
  ///
  /// - Throws: a usage error for the beginning of several names.
  init(
    _ words: some Sequence<String>, of subcommands: [Subcommand],
    accepts: (String) -> Bool = { _ in true }
  ) throws {
    var candidates = subcommands
    next = Self.names(candidates, at: 0)
    for word in words {
      let known =
        next.contains(word) || !accepts(word) ? [word] : next.filter { $0.hasPrefix(word) }
      guard known.count <= 1 else {
        throw ShellError.usage("\(word.quoted) could be \(known.alternatives).")
      }
      guard let name = known.first, next.contains(name), !word.isEmpty else { return }
      candidates = candidates.filter { $0.words[count] == name }
      count += 1
      subcommand = candidates.first { $0.words.count == count } ?? subcommand
      candidates = candidates.filter { $0.words.count > count }
      next = Self.names(candidates, at: count)
    }
  }

  /// Why the words name no subcommand of a command.
  func refusal(of words: [String], command: String) -> ShellError {
    let known = ([command] + words.prefix(count)).joined(separator: " ")
    let names: Message =
      next.count > 12 ? "what “help \(command)” lists" : next.alternatives
    guard words.count > count else {
      return .usage("“\(known)” is followed by \(names).")
    }
    let word = words[count]
    let hint = Suggestion.sentence(for: word, among: next)
    return .usage("“\(known)” is followed by \(names), not \(word.quoted).\(hint)")
  }

  private static func names(_ subcommands: [Subcommand], at index: Int) -> [String] {
    subcommands.reduce(into: []) { names, subcommand in
      let name = String(subcommand.words[index])
      if !names.contains(name) { names.append(name) }
    }
  }
}

extension Subcommand {
  /// One that removes things by their ids, and asks before many.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - thing: What is removed.
  ///   - kind: What its operands are.
  ///   - summary: What it does.
  ///   - question: The action to confirm: `remove 2 payments`.
  ///   - sentence: What was done: `Removed 2 payments.`
  ///   - delete: Removes them.
  /// - Returns: it, named as the first parameter says.
  static func removal(
    _ name: String, of thing: Thing, _ kind: Operands.Kind = .text, summary: Message,
    asking question: @escaping @Sendable (_ count: Int64) -> Message,
    telling sentence: @escaping @Sendable (_ count: Int64) -> Message,
    delete: @escaping @Sendable (Store, [Int64]) throws -> Void
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: "IDS... [--yes]", options: [.yes],
      operands: Operands([kind], minimum: 1, repeatsLast: true)
    ) { operands, arguments, session in
      let ids = try TaskIDs.read(operands, of: thing)
      let count = Int64(ids.count)
      try session.confirm(question(count), count: ids.count, arguments)
      try delete(session.store(), ids)
      try session.say(sentence(count))
    }
  }

  /// One that shows settings, or sets those that tokens say.
  static func settings<Settings>(
    _ name: String, summary: Message, _ tokens: [Token<Settings>], from empty: Settings,
    set: @escaping @Sendable (Store, Settings) throws -> Void,
    show: @escaping @Sendable (Session, Store, OutputFormat) throws -> Void
  ) -> Subcommand where Settings: Sendable {
    Subcommand(
      name: name, summary: summary, synopsis: "[--format FORMAT] [TOKEN]...",
      options: [.outputFormat],
      operands: Operands([.tokens(tokens.map(\.form))], minimum: 0, repeatsLast: true)
    ) { operands, arguments, session in
      let store = try session.store()
      let changes = try tokens.changes(operands, to: empty, in: store)
      if !operands.isEmpty { try set(store, changes) }
      try show(session, store, session.format(of: arguments))
    }
  }

  /// One that gives what is named another place in the list, and tells so: `Moved filter Home.`
  static func move(
    _ kind: Operands.Kind, summary: Message,
    telling sentence: @escaping @Sendable (_ name: String) -> Message,
    find: @escaping @Sendable (Store, Word) throws -> (id: Int64, name: String),
    move: @escaping @Sendable (Store, Int64, OrderDestination) throws -> Void
  ) -> Subcommand {
    Subcommand(
      name: "move", summary: summary, synopsis: "NAME PLACE",
      operands: Operands([kind, .word(OrderDestination.words), kind], minimum: 2)
    ) { operands, _, session in
      let store = try session.store()
      let found = try find(store, operands[0])
      let place = try OrderDestination(operands.dropFirst()) { try find(store, $0).id }
      try move(store, found.id, place)
      try session.say(sentence(found.name))
    }
  }
}
