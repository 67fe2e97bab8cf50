/// The syntactic position of the cursor in a command.
struct CursorContext {
  private let command: Command
  private var operandWords: [Word] = []
  /// The names of the options that were given.
  private(set) var givenOptions: Set<String> = []
  /// The option whose value comes next.
  private(set) var awaitingOption: Option?
  private(set) var optionsEnded = false
  /// Which subcommand it is; nil for a command without any.
  private var subcommandPlace: SubcommandMatch?

  init(after words: some Sequence<Word>, of command: Command) {
    self.command = command
    for word in words {
      if awaitingOption != nil {
        awaitingOption = nil
      } else if optionsEnded {
        operandWords.append(word)
      } else if let name = word.value(after: "--") {
        optionsEnded = name.isEmpty
        let given = name.prefix { $0 != UInt8(ascii: "=") }
        givenOptions.insert(String(decoding: given, as: UTF8.self))
        awaitingOption = (command.options + Option.everywhere).first {
          $0.value != nil && Array($0.name.utf8) == name
        }
      } else {
        operandWords.append(word)
        optionsEnded = command.optionsComeFirst
      }
    }
    findSubcommand()
    if let name = awaitingOption?.name {
      awaitingOption = options.first { $0.name == name } ?? awaitingOption
    }
  }

  /// After some operands, and no options.
  init(operands: [String], of command: Command) {
    self.command = command
    operandWords = operands.map { Word(bytes: Array($0.utf8)) }
    findSubcommand()
  }

  var operands: [String] { operandWords.map(\.text) }

  /// The words of another command, when the cursor is after its name.
  var nestedCommand: [Word]? {
    let isName: (Operands.Kind) -> Bool = { if case .command = $0 { true } else { false } }
    guard command.optionsComeFirst, let index = command.operands.kinds.firstIndex(where: isName),
      operandWords.count > index
    else { return nil }
    return Array(operandWords[index...])
  }

  private mutating func findSubcommand() {
    guard !command.subcommands.isEmpty else { return }
    subcommandPlace = try? SubcommandMatch(operands, of: command.subcommands)
  }

  /// The options that may be given.
  var options: [Option] {
    guard let place = subcommandPlace, !operands.isEmpty else { return command.options }
    return (place.count == 0 ? command.otherwise : place.subcommand)?.options ?? []
  }

  /// The words that could name a subcommand here, with what it does.
  var subcommandNames: [(name: String, meaning: String?)] {
    guard let place = subcommandPlace, place.count == operands.count else { return [] }
    let known = place.subcommand.map { [$0.name] } ?? []
    return place.next.map { next in
      let full = (known + [next]).joined(separator: " ")
      return (next, command.subcommands.first { $0.name == full }?.summary.text)
    }
  }

  /// What the operand here is; nil when there can be none.
  var kind: Operands.Kind? {
    guard let place = subcommandPlace else {
      // After `--where QUERY`, ids do not come any more.
      let skipped = givenOptions.contains(Option.whereQuery.name) ? 1 : 0
      return command.operands.kind(at: operands.count + skipped)
    }
    let subcommand = place.count == 0 ? command.otherwise : place.subcommand
    return subcommand?.operands.kind(at: operands.count - place.count)
  }
}
