/// What commands share: the store, the output and the choices made when the program was started.
final class Session {
  let output: Output
  /// Whether the commands come from standard input, which then cannot be imported.
  let readsStandardInput: Bool
  /// `quit` sets it.
  var isOver = false

  /// Whether somebody types the commands.
  var isAtKeyboard = false
  /// `set` changes them.
  var settings: Settings
  private let storeOptions: Store.Options
  private var openStore: Store?
  private var demo: Demo?

  init(_ options: ProgramOptions, readsStandardInput: Bool) {
    output = Output(options.settings)
    self.readsStandardInput = readsStandardInput
    settings = options.settings
    storeOptions = options.store
  }

  /// One for commands that nobody watches, on a store that is open.
  init(quietly store: Store) {
    settings = Settings(format: .json)
    output = Output(settings)
    readsStandardInput = false
    storeOptions = Store.Options()
    openStore = store
  }

  /// The store, which is opened when it is first needed, or that of the demo.
  func store() throws -> Store {
    if let demo { return demo.store }
    if let openStore { return openStore }
    let store = try Store(storeOptions)
    openStore = store
    return store
  }

  /// What the line that is typed stands behind.
  var prompt: String { demo == nil ? "taskcore> " : "demo> " }

  /// From now on, the store is that of a new demo.
  func startDemo() throws {
    demo = try Demo(zone: storeOptions.zone, now: storeOptions.now)
  }

  /// Throws the demo away; answers whether there was one.
  func stopDemo() -> Bool {
    defer { demo = nil }
    return demo != nil
  }

  /// Carries out one line; an empty one and a comment do nothing.
  func run(_ line: [UInt8]) throws {
    defer { _ = Interrupt.take() }
    if line.first(where: { !SplitLine.isBlank($0) }) == UInt8(ascii: "#") { return }
    if line.contains(0) {
      throw ShellError.usage("A command must not hold a NUL byte.")
    }
    let split = SplitLine(line)
    if let quote = split.openQuote {
      let mark = Character(Unicode.Scalar(quote.mark))
      throw ShellError.usage("The \(mark) at column \(quote.offset + 1) is not closed.")
    }
    try run(split.words)
  }

  /// Carries out a command.
  func run(_ words: [Word]) throws {
    guard let name = words.first else { return }
    let command = try Command.named(name.text)
    let arguments = try Arguments(
      words.dropFirst(), options: command.options, optionsComeFirst: command.optionsComeFirst)
    try command.operands.checkCount(of: arguments.operands, synopsis: command.synopsis)
    try command.run(arguments, self)
    try output.flush()
  }

  /// How a listing is to be printed.
  func format(of arguments: Arguments) -> OutputFormat {
    arguments.value(of: .outputFormat).flatMap { OutputFormat(rawValue: $0.text) } ?? settings.format
  }

  /// Tells a person what was done; programs, which asked for JSON or CSV, are told nothing.
  func say(_ sentence: String) throws {
    if settings.format == .table { try output.print(sentence.printable) }
  }

  /// Prints records, or what `table` prints for people.
  func list(
    _ records: [some Record], as format: OutputFormat, table: () throws -> Void
  ) throws {
    switch format {
    case .table: try table()
    case .json: try output.printJSON(records, in: store())
    case .csv: try output.printCSV(records, in: store())
    }
  }

  /// Tells what was done to tasks: `Completed 3: Pay rent`; programs get the tasks themselves.
  /// When an occurrence is over, it tells when the next one is due.
  func report(_ verb: String, _ tasks: [Task], goesOn: Bool = false) throws {
    try list(tasks, as: settings.format) {
      guard let first = tasks.first else { return }
      guard tasks.count == 1 else { return try say("\(verb) \(tasks.count) tasks.") }
      try say("\(verb) \(first.id): \(first.title)")
      if goesOn, first.status == .open, !first.repeats.rule.isEmpty,
        let due = try first.due.text(in: store())
      {
        try say("Next: \(due)")
      }
    }
  }
}
