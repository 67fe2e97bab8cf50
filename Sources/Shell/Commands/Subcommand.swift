/// One of the things that a command such as `project` does: `project rename`.
struct Subcommand: Sendable {
  let name: String
  /// What follows its name: `NAME NEW-NAME`.
  let synopsis: String
  var options: [Option] = []
  let operands: Operands
  let run: @Sendable (_ operands: [Word], _ arguments: Arguments, _ session: Session) throws -> Void
}

extension Command {
  /// A command that is several ones, which the first word tells apart.
  init(
    name: String, summary: String, subcommands: [Subcommand], notes: [String] = [],
    examples: [String]
  ) {
    let names = subcommands.map(\.name)
    self.init(
      name: name, summary: summary,
      synopsis: subcommands.map { "\(name) \($0.name) \($0.synopsis)" }
        .joined(separator: "\n       "),
      options: subcommands.flatMap(\.options),
      operands: Operands([.word(names), .text], minimum: 0, repeatsLast: true),
      subcommands: subcommands, notes: notes, examples: examples
    ) { arguments, session in
      guard let word = arguments.operands.first else {
        throw ShellError.usage("“\(name)” is followed by \(names.alternatives).")
      }
      guard let subcommand = subcommands.first(where: { $0.name == word.text }) else {
        let hint = Suggestion.sentence(for: word.text, among: names)
        throw ShellError.usage(
          "“\(name)” is followed by \(names.alternatives), not \(word.text.quoted).\(hint)")
      }
      let synopsis = "\(name) \(subcommand.name) \(subcommand.synopsis)"
      let operands = Array(arguments.operands.dropFirst())
      try subcommand.operands.checkCount(of: operands, synopsis: synopsis)
      let others = subcommands.flatMap(\.options).filter { option in
        !subcommand.options.contains { $0.name == option.name }
      }
      if let option = others.first(where: arguments.has) {
        throw ShellError.usage("\(option.spelling) is not for this. Usage: \(synopsis)")
      }
      try subcommand.run(operands, arguments, session)
    }
  }
}
