extension Command {
  /// A command that is several ones, which the first words tell apart; `otherwise` is meant by one
  /// that begins with a digit, or by none, or by any other word when it takes words.
  /// `strayHint` follows the error for a word that names no subcommand.
  init(
    name: String, summary: Message, subcommands: [Subcommand], otherwise: Subcommand? = nil,
    otherwiseTakesWords: Bool = false, strayHint: Message = "", notes: [Note] = [],
    examples: [String]
  ) {
    let all = [otherwise].compactMap(\.self) + subcommands
    let options = all.flatMap(\.options)
    self.init(
      name: name, summary: summary,
      synopsis: all.map { $0.usage(of: name) }.joined(separator: "\n"),
      options: options.enumerated().filter { index, option in
        !options[..<index].contains { $0.name == option.name }
      }.map(\.element),
      operands: Operands([.text], minimum: 0, repeatsLast: true),
      subcommands: subcommands, otherwise: otherwise, notes: notes, examples: examples
    ) { arguments, session in
      let words = arguments.operands
      let place = try (words.first ?? Word(bytes: [])).locating {
        try Self.place(
          of: words.map(\.text), among: subcommands,
          orElse: otherwiseTakesWords ? otherwise : nil)
      }
      let isMisspelt =
        words.count > place.count && !place.next.isEmpty
        && place.subcommand?.operands.kind(at: 0) == nil
      if let subcommand = place.subcommand, !isMisspelt {
        let operands = Array(words.dropFirst(place.count))
        return try subcommand.run(of: name, operands, arguments, session, options)
      }
      let isNumber = words.first.map { $0.bytes.first?.isDigit ?? true } ?? true
      if let otherwise, place.count == 0, isNumber || otherwiseTakesWords {
        return try Suggestion.hinting(isNumber ? nil : words.first, place.next) {
          try otherwise.run(of: name, words, arguments, session, options)
        }
      }
      var refusal = place.refusal(of: words.map(\.text), command: name)
      if place.count == 0, !strayHint.isEmpty {
        refusal.message = "\(refusal.message) \(strayHint)"
      }
      refusal.offset = words.dropFirst(place.count).first?.start
      throw refusal
    }
  }

  /// Which subcommand some words name. The beginning of a name is none where it is that of another
  /// word that the command takes: “pulse w” could be “pulse week”.
  private static func place(
    of words: [String], among subcommands: [Subcommand], orElse otherwise: Subcommand?
  ) throws -> SubcommandMatch {
    guard let otherwise else { return try SubcommandMatch(words, of: subcommands) }
    let others: [String] =
      if case .word(let words) = otherwise.operands.kinds.first { words } else { [] }
    return try SubcommandMatch(words, of: subcommands) { word in
      !others.contains { $0.hasPrefix(word) }
    }
  }
}

extension Subcommand {
  fileprivate func run(
    of command: String, _ given: [Word], _ arguments: Arguments, _ session: Session,
    _ allOptions: [Option]
  ) throws {
    let usage = usage(of: command)
    try operands.checkCount(of: given, synopsis: Message(verbatim: usage))
    let others = allOptions.filter { option in !options.contains { $0.name == option.name } }
    if let option = others.first(where: arguments.has) {
      throw ShellError.usage("\(option.spelling) is not for this. Usage: \(usage)")
    }
    try run(given, arguments, session)
  }
}
