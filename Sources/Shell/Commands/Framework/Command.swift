/// A command with its complete description, for the parser, for help, for completion and for the man page.
struct Command: Sendable {
  let name: String
  /// One line that says what it does.
  let summary: Message
  /// How it is called, `edit IDS [WORD|TOKEN]...`; a line for each way.
  let synopsis: String
  var options: [Option] = []
  /// Whether what follows its first operand are words of another command, and no options of this.
  var optionsComeFirst = false
  let operands: Operands
  /// What its first words can be, when they tell what it does.
  var subcommands: [Subcommand] = []
  /// What is meant when they are none of these.
  var otherwise: Subcommand?
  /// What else help says, after the options.
  var notes: [Note] = []
  /// Lines that could be typed.
  let examples: [String]
  let run: @Sendable (_ arguments: Arguments, _ session: Session) throws -> Void

  /// In the order in which help lists them.
  static let all: [Command] = CommandGroup.all.flatMap(\.commands)

  /// The ways to call it.
  var usages: [String] { synopsis.split(separator: "\n").map(String.init) }

  /// All of them in one line, for messages.
  var usage: Message {
    usages.dropFirst().reduce(Message(verbatim: usages.first ?? "")) { "\($0), or \($1)" }
  }
}
