extension Command {
  /// Other names.
  private static let otherNames: [String: Command] = ["exit": quit]

  /// What a beginning means that several names share: the first of these that begins so.
  static let mostUsed = [
    "add", "list", "done", "edit", "show", "home", "today", "inbox", "search", "undo", "move",
    "next",
    "event", "project", "tag", "filter", "focus",
  ]

  /// Whether that is just the name of a command.
  static func isName(_ name: String) -> Bool {
    otherNames[name] != nil || all.contains { $0.name == name }
  }

  /// The command of a name, or of the beginning of one.
  ///
  /// - Throws: a usage error when there is none, or when it could be several.
  static func named(_ name: String) throws -> Command {
    if let command = try find(name) { return command }
    let hint = Suggestion.sentence(for: name, among: all.map(\.name) + otherNames.keys)
    throw ShellError.usage("There is no command \(name.quoted).\(hint)")
  }

  /// The command of a name, or of the beginning of one; nil when there is none.
  ///
  /// - Throws: a usage error when it could be several.
  static func find(_ name: String) throws -> Command? {
    let names = all.map { ($0.name, $0) } + otherNames.map { ($0.key, $0.value) }
    if let exact = names.first(where: { $0.0 == name }) { return exact.1 }
    let candidates = names.filter { !name.isEmpty && $0.0.hasPrefix(name) }
    if candidates.count <= 1 { return candidates.first?.1 }
    if let usual = mostUsed.first(where: { $0.hasPrefix(name) }) { return try find(usual) }
    // “inv” is invoice, although there is invoices too.
    let shortest = candidates.min { $0.0.utf8.count < $1.0.utf8.count }
    if let shortest, candidates.allSatisfy({ $0.0.hasPrefix(shortest.0) }) { return shortest.1 }
    throw ShellError.usage("\(name.quoted) could be \(candidates.map(\.0).sorted().alternatives).")
  }
}
