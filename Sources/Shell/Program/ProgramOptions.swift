import Platform
import TaskcoreSwift

/// The options that the program was started with.
struct ProgramOptions {
  var store = Store.Options()
  var settings = Settings()
  /// Where settings are kept; nil without a home.
  var settingsFile = SettingsFile.own
  /// What in that file could not be read.
  var settingsErrors: [ShellError] = []
  var answersYes = false
  var keepsGoing = false
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
  private static let zone = Option(
    name: "zone", value: "ZONE", kind: .zone,
    summary: "the time zone, such as Europe/Paris; else the system's")
  private static let now = Option(
    name: "now", value: "INSTANT",
    summary: "stop the clock, as at 2026-12-24T17:00:00Z")
  private static let readOnly = Option(name: "read-only", summary: "change nothing")
  static let command = Option(
    name: "c", value: "COMMAND", summary: "carry out a command; may be repeated")
  private static let help = Option(name: "help", letter: "h", summary: "print this")
  private static let version = Option(name: "version", summary: "print the version")

  private static let completion = Option(
    name: "completion", value: "SHELL", choices: CompletionScript.allCases.map(\.rawValue),
    summary: "print a script that completes this program's command line")
  private static let manPage = Option(name: "man-page", summary: "print the manual page")
  private static let complete = Option(
    name: "complete", value: "LINE",
    summary: "print how a command line could go on, for such a script")
  private static let replacing = Option(
    name: "replacing", value: "TEXT", summary: "beside --complete: the end of LINE that is replaced"
  )

  private static let configuration = Option(
    name: "config", value: "FILE", kind: .file,
    summary: "the settings file; /dev/null for none")
  private static let quiet = Option(
    name: "quiet", letter: "q", summary: "do not tell what was done")
  private static let verbose = Option(
    name: "verbose", letter: "v", summary: "tell each command, and how long it took")
  private static let yes = Option(name: "yes", summary: "ask nothing: each answer is yes")
  private static let noPager = Option(name: "no-pager", summary: "show nothing in pages")
  private static let keepGoing = Option(
    name: "keep-going", summary: "go on after an error; its status is that of the program")

  static let all: [Option] = [
    database, .outputFormat, .colour, zone, now, readOnly, configuration, quiet, verbose, yes,
    noPager, keepGoing, command, help, version, manPage, completion, complete, replacing,
  ]

  /// What `--help` prints.
  static var manual: String {
    """
    Usage: taskcore [OPTION]... [FILE]
           taskcore [OPTION]... COMMAND [ARGUMENT]...
    Keeps tasks. Commands come from FILE, from standard input when FILE is - or
    standard input is no terminal, from -c, or from the keyboard; or COMMAND is one,
    and each ARGUMENT a word of it.

    \(Columns.text(all.map { (Message(verbatim: $0.usage), $0.summary) }, wrapsAt: 80))

    \(Manual.contents(within: 80))
    """
  }

  init(_ words: [Word]) throws {
    // A command takes all that follows it: what stands before is read alone.
    let leading = try Arguments(words, options: Self.all, optionsComeFirst: true)
    wantsHelp = leading.has(Self.help)
    wantsVersion = leading.has(Self.version)
    wantsManPage = leading.has(Self.manPage)
    completionScript = leading.value(of: Self.completion).flatMap {
      CompletionScript(rawValue: $0.text)
    }
    unfinishedLine = leading.value(of: Self.complete).map {
      ($0.bytes, leading.value(of: Self.replacing)?.bytes)
    }
    if wantsHelp || wantsVersion || wantsManPage || completionScript != nil
      || unfinishedLine != nil
    {
      return
    }
    var arguments = leading
    try readSettings(of: leading)
    if let name = leading.operands.first, name.bareCount == name.bytes.count,
      Command.isName(name.text) || settings.aliases[name.text] != nil
    {
      guard !leading.has(Self.command) else {
        throw ShellError.usage("Give -c or a command, not both.")
      }
      source = .command(leading.operands)
    } else {
      arguments = try Arguments(words, options: Self.all)
      wantsHelp = arguments.has(Self.help)
      wantsVersion = arguments.has(Self.version)
      try readSettings(of: arguments)
      source = try Self.source(arguments)
    }
    store.path = arguments.value(of: Self.database)?.bytes
    store.isReadOnly = arguments.has(Self.readOnly)
    answersYes = arguments.has(Self.yes)
    keepsGoing = arguments.has(Self.keepGoing)
    if let word = arguments.value(of: Self.now) {
      guard let now = DateTimeText(word.text)?.instant else {
        throw ShellError.usage(
          "\(word.text.quoted) is no instant. Write it with its offset, such as "
            + "2026-12-24T17:00:00Z.", at: word)
      }
      store.clock = Clock(stoppedAt: now)
    }
  }

  /// Takes in the settings file, and then the options that come before it.
  private mutating func readSettings(of arguments: Arguments) throws {
    settings = Settings()
    if let word = arguments.value(of: Self.configuration) {
      guard let path = try word.path else {
        throw ShellError.usage("The settings file cannot be standard input.")
      }
      settingsFile = SettingsFile(path: path, isNamed: true)
    }
    settingsErrors = settingsFile?.read(into: &settings) ?? []
    for (option, setting) in [
      (Option.outputFormat, Setting.format), (Option.colour, .colour), (Self.zone, .zone),
    ] {
      guard let word = arguments.value(of: option) else { continue }
      try settings.set(setting, to: word, from: .option)
    }
    if arguments.has(Self.quiet), arguments.has(Self.verbose) {
      throw ShellError.usage("Give --quiet or --verbose, not both.")
    }
    for (option, setting, value) in [
      (Self.quiet, Setting.verbosity, "quiet"), (Self.verbose, .verbosity, "verbose"),
      (Self.noPager, .pager, "no"),
    ] where arguments.has(option) {
      try settings.set(setting, to: Word(bytes: Array(value.utf8)), from: .option)
    }
  }

  /// Whether all that is to be done is `demo`.
  var isDemo: Bool {
    if case .command(let words) = source { words.map(\.text) == ["demo"] } else { false }
  }

  private static func source(_ arguments: Arguments) throws -> Script.Source? {
    let commands = arguments.values(of: command).map(\.bytes)
    let operands = arguments.operands
    if let word = operands.first(where: { $0.value(after: "-")?.isEmpty == false }) {
      throw ShellError.usage(
        "There is no option \(word.text.quoted). “\(help.spelling)” lists all.", at: word)
    }
    guard operands.isEmpty || commands.isEmpty else {
      throw ShellError.usage("Give one FILE of commands or -c, not both.")
    }
    if let name = operands.first?.text, operands.count > 1 {
      throw ShellError.usage(
        "There is no command \(name.quoted), and a FILE of commands takes no more words.\(Command.hint(for: name, before: operands.dropFirst()))"
      )
    }
    if !commands.isEmpty { return .options(commands) }
    if let file = operands.first {
      if file.bytes.isEmpty { throw ShellError.emptyFileName }
      return file.text == "-" ? .standardInput : .file(file.bytes)
    }
    return Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
      ? nil : .standardInput
  }
}
