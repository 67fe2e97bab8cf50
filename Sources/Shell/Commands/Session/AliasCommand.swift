import TaskcoreSwift

extension Command {
  static let alias = Command(
    name: "alias", summary: "List the aliases, show one, or give a command a name of your own.",
    synopsis: "alias [--save] [--format FORMAT] [NAME [COMMAND]...]",
    options: [.save, .outputFormat],
    optionsComeFirst: true,
    operands: Operands([.alias, .command, .text], minimum: 0, repeatsLast: true),
    notes: [
      """
      When NAME is typed as the first word of a command, COMMAND takes its place, and
      the words after it stay. Options such as --save stand before NAME. A name that is
      a command's cannot be an alias; an alias can use another one.
      """,
      "It lasts for this session; with --save it is kept in the settings file.",
    ],
    examples: [
      "alias", "alias --save ll list --format plain", "alias standup 'completed yesterday today'",
    ]
  ) { arguments, session in
    let words = arguments.operands
    guard words.count > 1, let name = words.first else {
      if arguments.has(.save) {
        throw ShellError.usage("What is to be kept? Write alias --save NAME COMMAND.")
      }
      let aliases = try session.aliases(named: words.first)
      return try session.list(aliases, as: session.format(of: arguments)) {
        guard !aliases.isEmpty else { return try session.output.print("No aliases.") }
        try Table(
          columns: [.main("Alias", minimumWidth: 4), .main("Command")],
          rows: aliases.map { [Table.Cell($0.name), Table.Cell($0.command)] }
        ).print(to: session.output)
      }
    }
    if arguments.has(.outputFormat) {
      throw ShellError.usage("--format before NAME is for listing aliases, not for adding one.")
    }
    let alias = try session.settings.alias(name, words.dropFirst())
    try session.change { $0.aliases[alias.name] = alias.text }
    if arguments.has(.save) {
      try session.settingsFile().save("alias", alias.name, Array(alias.text.utf8))
    }
  }

  static let unalias = Command(
    name: "unalias", summary: "Take aliases away.", synopsis: "unalias [--save] NAME...",
    options: [.save],
    operands: Operands([.alias], minimum: 1, repeatsLast: true),
    notes: ["With --save they are taken out of the settings file, too."],
    examples: ["unalias ll", "unalias --save ll"]
  ) { arguments, session in
    let names = try arguments.operands.flatMap { try session.aliases(named: $0) }.map(\.name)
    try session.change { changed in
      for name in names { changed.aliases[name] = nil }
    }
    if arguments.has(.save) {
      for name in names { try session.settingsFile().remove("alias", name) }
    }
  }
}

extension Session {
  /// All aliases by their names, or one.
  ///
  /// - Throws: a usage error when there is no such.
  fileprivate func aliases(named name: Word?) throws -> [AliasRecord] {
    let names = settings.aliases.keys.sorted()
    if let name, settings.aliases[name.text] == nil {
      let hint = Suggestion.sentence(for: name.text, among: names)
      throw ShellError.usage("There is no alias \(name.text.quoted).\(hint)", at: name)
    }
    return names.filter { name == nil || $0 == name?.text }.map {
      AliasRecord(name: $0, command: settings.aliases[$0] ?? "")
    }
  }
}

/// An alias in a listing.
private struct AliasRecord: Record {
  let name: String
  let command: String

  static let fieldNames = ["name", "command"]

  func fieldValues(in store: Store) -> [FieldValue] { [.text(name), .text(command)] }
}
