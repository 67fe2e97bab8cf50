import Glibc

/// What the program was started with.
struct ProgramOptions {
  var store = Store.Options()
  var settings = Settings()
  var wantsHelp = false
  var wantsVersion = false
  var wantsManPage = false
  /// Which shell's completion script is to be printed.
  var completionScript: CompletionScript?
  /// A command line whose last word is to be completed, and the part of it that is replaced.
  var unfinishedLine: (line: [UInt8], replaced: [UInt8]?)?
  /// Nil when somebody is to type the commands.
  var source: Script.Source?

  private static let database = Option(
    name: "db", value: "PATH", kind: .file, summary: "the store; else the user's own")
  private static let colour = Option(
    name: "color", value: "WHEN", choices: ColourChoice.allCases.map(\.rawValue),
    summary: "when to print in colours; auto heeds NO_COLOR")
  private static let zone = Option(
    name: "zone", value: "ZONE", kind: .zone, summary: "such as Europe/Paris; else the system's")
  private static let now = Option(
    name: "now", value: "INSTANT",
    summary: "stop the clock, such as at 2026-12-24T17:00:00Z")
  private static let readOnly = Option(name: "read-only", summary: "change nothing")
  static let command = Option(
    name: "c", value: "COMMAND", summary: "carry out a command; may be repeated")
  private static let help = Option(name: "help", summary: "print this")
  private static let version = Option(name: "version", summary: "print the version")

  private static let completion = Option(
    name: "completion", value: "SHELL", choices: CompletionScript.allCases.map(\.rawValue),
    summary: "print a script that completes this program's command line")
  private static let manPage = Option(name: "man-page", summary: "print the manual page")
  private static let complete = Option(
    name: "complete", value: "LINE",
    summary: "print how a command line could go on, for such a script")
  private static let replacing = Option(
    name: "replacing", value: "TEXT", summary: "--complete: the end of LINE that is replaced")

  static let all: [Option] = [
    database, .outputFormat, colour, zone, now, readOnly, command, help, version, manPage,
    completion, complete, replacing,
  ]

  /// What `--help` prints.
  static var manual: String {
    """
    Usage: taskcore [OPTION]... [FILE]
    Keeps tasks. Commands come from FILE, from standard input when FILE is - or
    standard input is no terminal, from -c, or from the keyboard.

    \(Columns.text(all.map { ($0.usage, $0.summary) }))

    Commands; “taskcore -c 'help COMMAND'” tells more about one:
    \(Columns.text(Command.all.map { ($0.name, $0.summary) }))
    """
  }

  init(_ words: [Word]) throws {
    let arguments = try Arguments(words, options: Self.all)
    wantsHelp = arguments.has(Self.help)
    wantsVersion = arguments.has(Self.version)
    wantsManPage = arguments.has(Self.manPage)
    completionScript = arguments.value(of: Self.completion).flatMap {
      CompletionScript(rawValue: $0.text)
    }
    unfinishedLine = arguments.value(of: Self.complete).map {
      ($0.bytes, arguments.value(of: Self.replacing)?.bytes)
    }
    store.path = arguments.value(of: Self.database)?.bytes
    store.zone = arguments.value(of: Self.zone)?.bytes
    store.isReadOnly = arguments.has(Self.readOnly)
    if let word = arguments.value(of: Self.now) {
      guard let now = DateTimeText(word.text)?.instant else {
        throw ShellError.usage(
          "\(word.text.quoted) is no instant. Write it with its offset, such as "
            + "2026-12-24T17:00:00Z.")
      }
      store.now = now
    }
    if let word = arguments.value(of: .outputFormat), let value = OutputFormat(rawValue: word.text)
    {
      settings.format = value
    }
    if let word = arguments.value(of: Self.colour), let value = ColourChoice(rawValue: word.text) {
      settings.colour = value
    }
    source = try Self.source(arguments)
  }

  private static func source(_ arguments: Arguments) throws -> Script.Source? {
    let commands = arguments.values(of: command).map(\.bytes)
    let operands = arguments.operands
    if let word = operands.first(where: { $0.value(after: "-")?.isEmpty == false }) {
      throw ShellError.usage(
        "There is no option \(word.text.quoted). “\(help.spelling)” lists all.")
    }
    guard operands.count <= 1, operands.isEmpty || commands.isEmpty else {
      throw ShellError.usage("Give one FILE of commands or -c, not both.")
    }
    if !commands.isEmpty { return .options(commands) }
    if let file = operands.first {
      if file.bytes.isEmpty { throw ShellError.emptyFileName }
      return file.text == "-" ? .standardInput : .file(file.bytes)
    }
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 ? nil : .standardInput
  }
}
