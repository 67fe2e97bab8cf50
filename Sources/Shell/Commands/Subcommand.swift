/// One of the things that a command such as `project` does: `project rename`.
struct Subcommand: Sendable {
  let name: String
  /// What follows its name: `NAME NEW-NAME`.
  let synopsis: String
  var options: [Option] = []
  let operands: Operands
  let run: @Sendable (_ operands: [Word], _ arguments: Arguments, _ session: Session) throws -> Void

  /// `project rename NAME NEW-NAME`
  fileprivate func usage(of command: String) -> String {
    [command, name, synopsis].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Command {
  /// A command that is several ones, which the first word tells apart; `otherwise` is meant by one
  /// that begins with a digit, or by none, or by any other word when it takes words.
  init(
    name: String, summary: String, subcommands: [Subcommand], otherwise: Subcommand? = nil,
    otherwiseTakesWords: Bool = false, notes: [String] = [], examples: [String]
  ) {
    let names = subcommands.map(\.name)
    let synopses = ([otherwise].compactMap(\.self) + subcommands).map { $0.usage(of: name) }
    let first = Operands.Kind.either([.word(names)] + (otherwise?.operands.kinds.prefix(1) ?? []))
    let options = ([otherwise].compactMap(\.self) + subcommands).flatMap(\.options)
    self.init(
      name: name, summary: summary,
      synopsis: synopses.joined(separator: "\n       "),
      options: options.enumerated().filter { index, option in
        !options[..<index].contains { $0.name == option.name }
      }.map(\.element),
      operands: Operands(
        [first] + (otherwise?.operands.kinds.dropFirst() ?? []) + [.text], minimum: 0,
        repeatsLast: true),
      subcommands: subcommands, notes: notes, examples: examples
    ) { arguments, session in
      let given = arguments.operands.first
      let isNumber = given?.bytes.first?.isDigit ?? true
      let isName = subcommands.contains { $0.name == given?.text }
      if let otherwise, isNumber || otherwiseTakesWords && !isName {
        return try Suggestion.hinting(isNumber ? nil : given, names) {
          try Self.run(otherwise, of: name, arguments.operands, arguments, session, options)
        }
      }
      guard let word = arguments.operands.first else {
        throw ShellError.usage("“\(name)” is followed by \(names.alternatives).")
      }
      guard let subcommand = subcommands.first(where: { $0.name == word.text }) else {
        let hint = Suggestion.sentence(for: word.text, among: names)
        throw ShellError.usage(
          "“\(name)” is followed by \(names.alternatives), not \(word.text.quoted).\(hint)",
          at: word)
      }
      let operands = Array(arguments.operands.dropFirst())
      try Self.run(subcommand, of: name, operands, arguments, session, options)
    }
  }

  private static func run(
    _ subcommand: Subcommand, of name: String, _ operands: [Word], _ arguments: Arguments,
    _ session: Session, _ options: [Option]
  ) throws {
    let synopsis = subcommand.usage(of: name)
    try subcommand.operands.checkCount(of: operands, synopsis: synopsis)
    let others = options.filter { option in
      !subcommand.options.contains { $0.name == option.name }
    }
    if let option = others.first(where: arguments.has) {
      throw ShellError.usage("\(option.spelling) is not for this. Usage: \(synopsis)")
    }
    try subcommand.run(operands, arguments, session)
  }
}
