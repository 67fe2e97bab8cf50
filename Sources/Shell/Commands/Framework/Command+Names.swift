extension Command {
  /// What commands are called besides, as other programs have it: these stand for a command as a whole
  /// word alone, so that no beginning of a name means anything else for them.
  static let otherNames: [(name: String, command: Command)] = [
    ("exit", quit), ("?", help), ("-h", help), ("--help", help),
    ("ls", list), ("tasks", list),
    ("del", rm), ("delete", rm), ("remove", rm),
    ("complete", done), ("finish", done), ("modify", edit),
    ("cal", month),
  ]

  /// Words of other programs that are not enough alike to say which command is meant.
  private static let relatives = [
    "annotate": "comment", "archive": "clear --all", "close": "done", "create": "add",
    "duplicate": "copy", "info": "show", "new": "add", "status": "home",
  ]

  /// What a beginning means that several names share: the first of these that begins so.
  static let mostUsed = [
    "add", "list", "done", "edit", "show", "home", "today", "inbox", "search", "undo", "move",
    "next",
    "event", "project", "tag", "filter", "focus", "quit",
  ]

  /// What scripts call most, by its whole name: to make all commands takes a fourth of the start of the shell.
  static let frequent: [String: @Sendable () -> Command] = [
    "add": { add }, "count": { count }, "done": { done }, "edit": { edit }, "home": { home },
    "list": { list }, "show": { show },
  ]

  /// Whether that is just a name of a command.
  static func isName(_ name: String) -> Bool {
    isOwnName(name) || otherNames.contains { $0.name == name }
  }

  /// The same without those names that an alias may take, as they came from other programs.
  static func isOwnName(_ name: String) -> Bool {
    name == "exit" || all.contains { $0.name == name }
  }

  /// The other names of this command, as help tells them.
  var alsoCalled: [String] {
    Self.otherNames.filter { $0.command.name == name && !$0.name.hasPrefix("-") }.map(\.name)
  }

  /// The command of a name, or of the beginning of one, that stands before some words.
  ///
  /// - Throws: a usage error when there is none, or when it could be several.
  static func named(_ name: String, before words: some Sequence<Word> = [Word]()) throws -> Command
  {
    if let command = try find(name, before: words) { return command }
    throw ShellError.usage("There is no command \(name.quoted).\(hint(for: name, before: words))")
  }

  /// ` Did you mean “list”?`, or nothing when no name is near.
  static func hint(for name: String, before words: some Sequence<Word> = [Word]()) -> Message {
    if let meant = relatives[name] { return " Did you mean \(meant.quoted)?" }
    // Taskwarrior has ids in front: “3 done”.
    if name.utf8.first?.isDigit == true, let verb = words.first(where: { _ in true })?.text,
      isName(verb)
    {
      return " Did you mean \("\(verb) \(name)".quoted)?"
    }
    let others = otherNames.map(\.name).filter { $0.utf8.count > 1 && !$0.hasPrefix("-") }
    return Suggestion.sentence(for: name, among: all.map(\.name) + others)
  }

  /// The command of a name, or of the beginning of one, that stands before some words; nil when there
  /// is none.
  ///
  /// - Throws: a usage error when it could be several.
  static func find(_ name: String, before words: some Sequence<Word> = [Word]()) throws -> Command?
  {
    if let frequent = frequent[name] { return frequent() }
    let names = all.map { ($0.name, $0) } + [("exit", quit)]
    if let exact = names.first(where: { $0.0 == name }) { return exact.1 }
    if let other = otherNames.first(where: { $0.name == name })?.command {
      // “cal add Work” is about a calendar, “cal 2027-01” is one.
      return name == "cal" && isSubcommand(words, of: calendar) ? calendar : other
    }
    let candidates = names.filter { !name.isEmpty && $0.0.hasPrefix(name) }
    if candidates.count <= 1 { return candidates.first?.1 }
    if let usual = mostUsed.first(where: { $0.hasPrefix(name) }) { return try find(usual) }
    // “inv” is invoice, although there is invoices too.
    let shortest = candidates.min { $0.0.utf8.count < $1.0.utf8.count }
    if let shortest, candidates.allSatisfy({ $0.0.hasPrefix(shortest.0) }) { return shortest.1 }
    throw ShellError.usage("\(name.quoted) could be \(candidates.map(\.0).sorted().alternatives).")
  }

  /// Whether words begin with the name of a subcommand, or with the beginning of several.
  private static func isSubcommand(_ words: some Sequence<Word>, of command: Command) -> Bool {
    do {
      return try SubcommandMatch(words.map(\.text), of: command.subcommands).count > 0
    } catch {
      return true
    }
  }
}
