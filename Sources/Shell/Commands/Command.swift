/// A command: all that is said of it is said here, for the parser, for help and for completion.
struct Command: Sendable {
  let name: String
  /// One line that says what it does.
  let summary: String
  /// How it is called: `edit IDS [WORD|TOKEN]...`.
  let synopsis: String
  var options: [Option] = []
  /// Whether what follows its first operand are words of another command, and no options of this.
  var optionsComeFirst = false
  let operands: Operands
  /// What its first word can be, when that tells what it does.
  var subcommands: [Subcommand] = []
  /// What else help says, after the options.
  var notes: [String] = []
  /// Lines that could be typed.
  let examples: [String]
  let run: @Sendable (_ arguments: Arguments, _ session: Session) throws -> Void

  /// In the order in which help lists them.
  static let all: [Command] =
    [add, parse, list, count, search, home] + views + [
      agenda, month, events, event, conflicts, free, countdown, time,
      show, history, edit, done, skip, end, completions, repeatWords, reopen, move, indent, outdent,
      rm, clear, restore, purge, projects,
      project, tags, tag, filters, filter, alerts, ack, snooze, focus, score, pulse,
      chart, report, invoice, invoices, client, clients, profile, numberSeries, subscription, undo,
      redo,
      importFile,
      exportFile, repair, usage, watch, demo, help, quit,
    ]

  /// Other names.
  private static let aliases: [String: Command] = ["exit": quit]

  /// The command of a name, or of the beginning of one that no other shares.
  static func named(_ name: String) throws -> Command {
    let names = all.map { ($0.name, $0) } + aliases.map { ($0.key, $0.value) }
    if let exact = names.first(where: { $0.0 == name }) { return exact.1 }
    let candidates = names.filter { !name.isEmpty && $0.0.hasPrefix(name) }
    switch candidates.count {
    case 1:
      return candidates[0].1
    case 0:
      let hint = Suggestion.sentence(for: name, among: names.map(\.0))
      throw ShellError.usage("There is no command \(name.quoted).\(hint)")
    default:
      throw ShellError.usage(
        "\(name.quoted) could be \(candidates.map(\.0).sorted().alternatives).")
    }
  }
}
