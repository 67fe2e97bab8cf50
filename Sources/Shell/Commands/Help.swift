extension Command {
  static let help: Command = Command(
    name: "help",
    summary: "List the commands, or tell more about one.",
    synopsis: "help [COMMAND]",
    operands: Operands([.command], minimum: 0),
    examples: ["help", "help add"]
  ) { arguments, session in
    let output = session.output
    if let name = arguments.operands.first {
      if let text = session.settings.aliases[name.text] {
        return try output.print("\(name.text.quoted) is an alias: \(text)".printable)
      }
      try output.print(Command.named(name.text).manual)
    } else {
      try output.print(Columns.text(all.map { ($0.name, $0.summary) }))
      try output.print("“help COMMAND” tells more. The beginning of a name will do.")
    }
  }

  /// All that there is to say.
  private var manual: String {
    var parts = ["Usage: \(synopsis)\n\(summary)"]
    if !options.isEmpty {
      parts.append("Options:\n" + Columns.text(options.map { ($0.usage, $0.summary) }))
    }
    if !notes.isEmpty {
      parts.append(notes.joined(separator: "\n"))
    }
    parts.append("Examples:\n" + examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }
}
