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
  var settings: Settings {
    didSet { output.settings = settings }
  }
  private let storeOptions: Store.Options
  private var openStore: Store?

  init(_ options: ProgramOptions, readsStandardInput: Bool) {
    output = Output(options.settings)
    self.readsStandardInput = readsStandardInput
    settings = options.settings
    storeOptions = options.store
  }

  /// The store, which is opened when it is first needed.
  func store() throws -> Store {
    if let openStore { return openStore }
    let store = try Store(storeOptions)
    openStore = store
    return store
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
    guard let name = split.words.first else { return }
    let command = try Command.named(name.text)
    let arguments = try Arguments(split.words.dropFirst(), options: command.options)
    try command.operands.checkCount(of: arguments.operands, synopsis: command.synopsis)
    try paging {
      try command.run(arguments, self)
      try output.endCommand()
    }
  }

  /// Lets what is longer than the screen be read page by page, before an error is told.
  private func paging(_ body: () throws -> Void) throws {
    output.beginPaging()
    do {
      try body()
    } catch {
      try? output.endPaging()
      throw error
    }
    try output.endPaging()
  }

  /// How a listing is to be printed.
  func format(of arguments: Arguments) -> OutputFormat {
    arguments.value(of: .outputFormat).flatMap { OutputFormat(rawValue: $0.text) }
      ?? settings.format
  }

  /// Tells a person what was done; programs, which asked for records, are told nothing.
  func say(_ sentence: String) throws {
    if settings.format.layout != nil { try output.print(sentence.printable) }
  }

  /// Prints records for programs, or what `table` prints for people.
  func list(
    _ records: [some Record], as format: OutputFormat, table: () throws -> Void
  ) throws {
    switch format {
    case .table, .plain, .markdown: try output.laidOut(as: format, table)
    case .json: try output.printJSON(records, in: store())
    case .jsonl: try output.printJSONLines(records, in: store())
    case .csv: try output.printCSV(records, in: store())
    case .tsv: try output.printTSV(records, in: store())
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
        let due = try dates().text(first.due)
      {
        try say("Next: \(dates().inSentence(due))")
      }
    }
  }
}
