import TaskcoreSwift

extension Command {
  static let log = Command(
    name: "log", summary: "Add time that was spent, or correct it.",
    subcommands: [
      editEntry, splitEntry,
      .removal(
        "rm", of: .timeEntry, summary: "Remove time entries."
      ) {
        Message(count: $0, "remove \($0) time entry", "remove \($0) time entries")
      } telling: {
        Message(count: $0, "Removed \($0) time entry.", "Removed \($0) time entries.")
      } delete: {
        try $0.deleteTimeEntries($1)
      },
    ],
    otherwise: addEntry,
    strayHint:
      "Time is logged as log 3 45m; what is done already is no time: “add” it, then “done”.",
    notes: [
      """
      ID is that of a task; without it, the time is spent on a project or on nothing in
      particular. TIME is such as 45m or 1h30m: up to now, unless --from or --to says otherwise.
      """,
      "WHEN is such as 9:00, which is of today, or 'yesterday 14:30'.",
      "Entries may overlap; both are told of then. “entries” lists them with their ids, as log does alone.",
    ],
    examples: [
      "log 3 1h30m", "log 3 45m Called the bank", "log 3 --from 9:00 --to 10:30",
      "log 25m --project Work", "log edit 4 --to 11:00", "log split 4 10:00", "log rm 4",
    ])

  private static let from = Option(name: "from", value: "WHEN", summary: "when it began")
  private static let to = Option(name: "to", value: "WHEN", summary: "when it ended")
  private static let task = Option(
    name: "task", value: "ID", kind: .taskIDs(Set(Status.allCases)),
    summary: "the task that it was spent on, or none")
  static let forProject = Option(
    name: "project", value: "NAME", kind: .project, summary: "the project, if not that of the task")

  static let rate = Option(
    name: "rate", value: "AMOUNT",
    summary: "what an hour of it costs, or none: what its task, project or client says")

  private static let addEntry: Subcommand = Subcommand(
    name: "", summary: "Add time that was spent.",
    synopsis: "[ID] [TIME] [NOTE]... [--project NAME] [--from WHEN] [--to WHEN] [--rate AMOUNT]",
    options: [from, to, forProject, rate],
    operands: Operands([.taskIDs(Set(Status.allCases)), .text], minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    if operands.isEmpty, !addEntry.options.contains(where: arguments.has) {
      return try session.showLog()
    }
    let store = try session.store()
    var words = operands[...]
    var changes = TimeEntryChanges()
    if let word = words.first, word.bytes.first?.isDigit == true, word.duration == nil {
      changes.task = try TaskIDs.one(of: word, finding: store.findTask)
      words = words.dropFirst()
    }
    let duration = words.first?.duration
    if duration != nil { words = words.dropFirst() }
    try session.read(arguments, words, into: &changes)
    try changes.complete(with: duration, now: store.now())
    try session.report(entry: store.addTimeEntry(changes)) { "Logged time entry \($0): \($1)." }
  }

  private static let editEntry = Subcommand(
    name: "edit", summary: "Correct a time entry.",
    synopsis:
      "ENTRY-ID [NOTE]... [--task ID] [--project NAME] [--from WHEN] [--to WHEN] [--rate AMOUNT]",
    options: [task, from, to, forProject, rate],
    operands: Operands([.text], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .timeEntry)
    var changes = TimeEntryChanges()
    if let word = arguments.value(of: task) {
      changes.task =
        word.text.lowercased() == "none"
        ? 0 : try TaskIDs.one(of: word, finding: store.findTask)
    }
    try session.read(arguments, operands.dropFirst(), into: &changes)
    try store.updateTimeEntry(id, with: changes)
    try session.report(entry: id) { "Changed time entry \($0): \($1)." }
  }

  private static let splitEntry = Subcommand(
    name: "split", summary: "Make two time entries of one.", synopsis: "ENTRY-ID WHEN",
    operands: Operands([.text], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .timeEntry)
    let when = Word(bytes: Array(operands.dropFirst().map(\.bytes).joined(separator: " ".utf8)))
    let second = try store.splitTimeEntry(id, at: session.instant(of: when))
    try session.list(store.timeEntries([id, second]), as: session.settings.format) {
      try session.say("Split time entry \(id): what is after that is \(second).")
    }
  }

  /// What the options and the words after an id say of an entry.
  fileprivate static func read(
    _ arguments: Arguments, in session: Session, into changes: inout TimeEntryChanges
  ) throws {
    let store = try session.store()
    if let name = arguments.value(of: forProject) {
      changes.project =
        name.text.lowercased() == "none" ? 0 : try store.project(named: name).id
    }
    if let word = arguments.value(of: rate) {
      changes.hourlyRate = try word.locating { try [Token<TaskChanges>].decimal(word.bytes) } ?? 0
    }
    if let word = arguments.value(of: from) { changes.start = try session.instant(of: word) }
    if let word = arguments.value(of: to) { changes.end = try session.instant(of: word) }
  }
}

extension TimeEntryChanges {
  /// Fills in what a length in seconds, and the present time, say of a start and an end that are not given.
  fileprivate mutating func complete(with duration: Int64?, now: Int64) throws {
    switch (start, end, duration) {
    case (.some, .some, .some):
      throw ShellError.usage("Of a time, --from and --to, one is too many.")
    case (nil, _, nil):
      throw ShellError.usage(
        "How long was it? Write 45m or 1h30m, or --from WHEN --to WHEN.")
    case (let start?, nil, let duration?): end = start + duration * 1000
    case (nil, let end, let duration?):
      self.end = end ?? now
      start = (end ?? now) - duration * 1000
    case (.some, nil, nil): end = now
    case (.some, .some, nil): break
    }
  }
}

extension Word {
  /// In seconds, of a word such as `1h30m`.
  var duration: Int64? {
    bytes.allSatisfy(\.isDigit) ? nil : DurationText.seconds(text)
  }
}

extension Session {
  /// Lists the time that was spent, and says where there are other logs.
  fileprivate func showLog() throws {
    try Command.entries.run(Arguments([Word](), options: []), self)
    try say(
      "“completions” lists what was completed, “history ID” what happened to a task.")
  }

  /// What the options and the words of a note say of a time entry.
  func read(
    _ arguments: Arguments, _ note: ArraySlice<Word>, into changes: inout TimeEntryChanges
  ) throws {
    try Command.read(arguments, in: self, into: &changes)
    if !note.isEmpty { changes.note = Array(note.map(\.bytes).joined(separator: " ".utf8)) }
  }

  /// An instant as it is written of time that was spent: a mere time of day is of today.
  func instant(of word: Word) throws -> Int64 {
    let store = try store()
    let isTime = word.bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") }
    let text = isTime && word.bytes.contains(UInt8(ascii: ":")) ? "today \(word.text)" : word.text
    switch try word.locating({ try Moment(Array(text.utf8), in: store) }) {
    case .instant(let instant): return instant
    case .date(let date):
      return try store.instant(date, hour: 0, minute: 0, second: 0, millisecond: 0)
    case .none: throw ShellError.usage("“none” is no time. Write 9:00.", at: word)
    }
  }

  /// Tells what was done to a time entry; programs get the entry itself.
  func report(
    entry id: Int64, _ sentence: (_ id: Int64, _ entry: Message) -> Message
  ) throws {
    let entries = try store().timeEntries([id])
    try list(entries, as: settings.format) {
      guard let entry = entries.first else { return }
      let told = sentence(id, try entry.sentence(dates()))
      try say(entry.isOverlapping ? "\(told) It overlaps another one." : told)
    }
  }
}
