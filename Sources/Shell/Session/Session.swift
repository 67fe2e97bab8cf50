import Platform
import TaskcoreSwift

/// The shared state of commands: the store, the output and the program's options.
final class Session {
  let output: Output
  /// Whether the commands come from standard input, which then cannot be imported.
  let readsStandardInput: Bool
  /// `quit` sets it.
  var isOver = false
  /// With what the program ends when no command failed: `doctor` says 1 when it found a problem.
  var exitStatus: Int32 = 0

  /// Whether somebody types the commands.
  var isAtKeyboard = false
  /// What was chosen; ``change(_:)`` changes it.
  private(set) var settings: Settings {
    didSet { output.settings = settings }
  }
  /// Where `set --save` keeps settings; nil without a home.
  let keptSettings: SettingsFile?
  /// What in that file could not be read.
  let settingsErrors: [ShellError]
  /// Whether destructive commands go on without asking.
  let answersYes: Bool
  /// Whether a script goes on after an error.
  let keepsGoing: Bool
  /// Where the store is; nil for the user's own.
  let storePath: [UInt8]?
  /// Whether nothing may be changed.
  var isReadOnly: Bool { storeOptions.isReadOnly }
  /// What tells the time; nil for the system's clock.
  var clock: Clock? { storeOptions.clock }
  private var storeOptions: Store.Options
  private var openStore: Store?
  private var demo: Demo?
  /// Syncs while somebody is at the terminal.
  let syncWatch = SyncWatch()
  /// What somebody typed for the hubs of this session.
  let passwords = Passwords()
  /// Whether the program was started for the demo, so that it ends with it.
  var isDemoAlone = false

  init(_ options: ProgramOptions, readsStandardInput: Bool) {
    output = Output(options.settings)
    self.readsStandardInput = readsStandardInput
    settings = options.settings
    keptSettings = options.settingsFile
    settingsErrors = options.settingsErrors
    answersYes = options.answersYes
    keepsGoing = options.keepsGoing
    storePath = options.store.path?.utf8Bytes
    storeOptions = options.store
    storeOptions.zone = settings.zone
    storeOptions.goesOn = { Interrupt.lets() && SyncWatch.lets() }
  }

  /// One for commands that nobody watches, on a store that is open.
  init(quietly store: Store) {
    var settings = Settings()
    settings.format = .json
    self.settings = settings
    output = Output(settings)
    readsStandardInput = false
    keptSettings = nil
    settingsErrors = []
    answersYes = true
    keepsGoing = false
    storePath = Array(":memory:".utf8)
    storeOptions = Store.Options()
    openStore = store
  }

  /// Whether the command that runs has a format for programs.
  private var writesForPrograms = false

  /// The store, which is opened when it is first needed, or that of the demo.
  func store() throws -> Store {
    if let demo { return demo.store }
    if let openStore { return openStore }
    let store = try Store(storeOptions)
    store.weekStart = settings.weekStart
    try store.setPassword { [passwords] in try passwords.give(for: $0) }
    openStore = store
    try Speech.follow(store)
    if writesForPrograms, Speech.locale.language != .english { try store.setTextsLanguage("en") }
    return store
  }

  /// The same, opened anew with its schema repaired.
  func storeWithRepairedSchema() throws -> Store {
    if demo != nil || isStoreInMemory { return try store() }
    closeStore()
    storeOptions.repairsSchema = true
    defer { storeOptions.repairsSchema = false }
    return try store()
  }

  /// Whether the store is that of a demo.
  var isDemo: Bool { demo != nil }

  /// What the line that is typed stands behind.
  var prompt: String { demo == nil ? "taskcore> " : "demo> " }

  /// From now on, the store is that of a new demo.
  func startDemo() throws {
    demo = try Demo(zone: storeOptions.zone, now: storeOptions.clock?.now)
    demo?.store.weekStart = settings.weekStart
    try speakInDemo()
  }

  /// In a demo, all goes on to be said as it was before.
  private func speakInDemo() throws {
    guard let store = demo?.store else { return }
    let locale = Speech.locale
    if locale.language != .english { try store.setLanguage(locale.language.rawValue) }
    if !locale.region.code.isEmpty { try store.setRegion(locale.region.code) }
  }

  /// Throws the demo away; answers whether there was one.
  func stopDemo() -> Bool {
    defer {
      demo = nil
      if let openStore { try? Speech.follow(openStore) }
    }
    return demo != nil
  }

  /// Closes the store until it is needed again; one in memory stays, as it would be lost.
  func closeStore() {
    if !isStoreInMemory { openStore = nil }
  }

  /// Ends the program when a signal asked for that meanwhile, unless somebody types: then the conversation
  /// ends itself, and keeps its history.
  func endAsAsked() {
    guard !isAtKeyboard, let signal = Interrupt.termination else { return }
    try? output.flush()
    closeStore()
    signal.raise()
  }

  /// Whether the store is gone when the program ends.
  var isStoreInMemory: Bool { storePath == Array(":memory:".utf8) }

  /// Changes the settings, and what follows from them.
  ///
  /// - Throws: what is wrong with the change, or a failure when the store cannot be opened with it;
  ///   then nothing is changed.
  func change(_ body: (inout Settings) throws -> Void) throws {
    var changed = settings
    try body(&changed)
    if changed.zone != settings.zone { try reopen(inZone: changed.zone) }
    openStore?.weekStart = changed.weekStart
    demo?.store.weekStart = changed.weekStart
    settings = changed
  }

  /// The library takes the zone when it opens a store.
  private func reopen(inZone zone: [UInt8]?) throws {
    if demo != nil {
      throw ShellError.failed("A demo keeps its zone. Change it before or after.")
    }
    if openStore != nil {
      if isStoreInMemory {
        throw ShellError.failed(
          "A store in memory keeps its zone. Start the program with --zone instead.")
      }
      var options = storeOptions
      options.zone = zone
      let store = try Store(options)
      try store.setPassword { [passwords] in try passwords.give(for: $0) }
      openStore = store
    }
    storeOptions.zone = zone
  }

  /// Carries out one line; an empty one and a comment do nothing.
  func run(_ line: [UInt8]) throws {
    defer { _ = Interrupt.take() }
    if SplitLine.isComment(line) { return }
    if line.contains(0) {
      throw ShellError.usage("A command must not hold a NUL byte.")
    }
    let split = SplitLine(line)
    try split.checkIsClosed()
    try run(split.words)
  }

  /// Carries out a command; the first of its words can be an alias.
  func run(_ words: [Word]) throws {
    let words = try settings.expandingAlias(words)
    guard let name = words.first else { return }
    let trace = CommandTrace(words, in: self)
    defer { trace?.end() }
    let command = try name.locating {
      try Command.named(name.text, before: words.dropFirst())
    }
    if let text = try help(for: command, words.dropFirst()) {
      return try paging {
        try output.print(text)
        try output.endCommand()
      }
    }
    let arguments = try Arguments(
      words.dropFirst(), options: command.options, optionsComeFirst: command.optionsComeFirst)
    try command.operands.checkCount(
      of: arguments.operands, synopsis: command.usage)
    try inColours(arguments.value(of: .colour)) {
      try paging {
        try writing(as: format(of: arguments)) {
          try command.run(arguments, self)
        }
        try output.endCommand()
      }
    }
  }

  /// What programs read has the same words in every language.
  private func writing(as format: OutputFormat, _ body: () throws -> Void) throws {
    guard format.layout == nil else { return try body() }
    let open = demo?.store ?? openStore
    // Most stores speak English anyway.
    if Speech.locale.language != .english { try open?.setTextsLanguage("en") }
    writesForPrograms = true
    defer {
      writesForPrograms = false
      if Speech.locale.language != .english {
        try? open?.setTextsLanguage(nil)
        try? openStore?.setTextsLanguage(nil)
      }
    }
    try body()
  }

  /// Prints what `body` prints in colours, or without, as `--color` says of this command alone.
  private func inColours(_ choice: Word?, _ body: () throws -> Void) rethrows {
    guard let choice = choice.flatMap({ ColourChoice(rawValue: $0.text) }) else {
      return try body()
    }
    let (before, setting) = (output.settings.colour, settings.colour)
    output.settings.colour = choice
    // Unless the command is the one that sets it.
    defer { output.settings.colour = settings.colour == setting ? before : settings.colour }
    try body()
  }

  /// What help says of a command, when that is what its words ask for: `project rename --help`.
  private func help(for command: Command, _ words: ArraySlice<Word>) throws -> String? {
    let words = words.prefix { $0.value(after: "--")?.isEmpty != true }
    let names = words.map(\.text)
    let asksAlone = words.count == 1 && words.first?.value(after: "--help") == []
    let asks = words.contains { $0.value(after: "--help") == [] } && !command.optionsComeFirst
    let asksShortly = words.last?.value(after: "-h") == []
    guard asksAlone || asks || asksShortly else { return nil }
    let count = try SubcommandMatch(names, of: command.subcommands).count
    // Among other words, it is one of them.
    if !asksAlone, !asks, count < names.count - 1 { return nil }
    return try Manual.text(
      about: [command.name] + names.prefix(count), within: output.helpWidth)
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
}
