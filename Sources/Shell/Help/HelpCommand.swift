extension Command {
  static let help: Command = Command(
    name: "help",
    summary: "List the commands, or tell more about one, or about a topic.",
    synopsis: "help [COMMAND [SUBCOMMAND]|TOPIC]",
    operands: Operands([.helpTopic, .helpTopic, .helpTopic], minimum: 0),
    notes: [
      "Without more, it lists the commands and the topics. The beginning of a name will do.",
      """
      A beginning that several commands share means the first of these that begins so: \
      \(mostUsed.joined(separator: ", ")). Otherwise it means the one that all others
      begin with, or nothing. Write names in full in scripts.
      """,
    ],
    examples: ["help", "help add", "help project rename", "help queries", "help exit status"]
  ) { arguments, session in
    let width = session.output.helpWidth
    if let name = arguments.operands.first?.text, let text = session.settings.aliases[name] {
      return try session.output.print("\(name.quoted) is an alias: \(text.printable)")
    }
    guard !arguments.operands.isEmpty else {
      return try session.output.print(Manual.contents(within: session.output.drawingWidth))
    }
    try session.output.print(
      Manual.text(about: arguments.operands.map(\.text), within: width))
  }
}

extension Output {
  /// How many columns help has: those of the terminal, up to what is good to read.
  var helpWidth: Int { min(max(drawingWidth, 40), 100) }
}
