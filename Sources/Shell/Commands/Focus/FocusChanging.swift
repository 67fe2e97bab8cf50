import TaskcoreSwift

extension Command {
  static let startFocus = Subcommand(
    name: "start", summary: "Start work, on a task or on none.", synopsis: "[TASK] [MINUTES]",
    operands: Operands(focusOperands, minimum: 0)
  ) { operands, _, session in
    let length = try FocusLength(operands)
    try session.store().startFocus(.work, task: length.task, minutes: length.minutes)
    try session.showFocus(watches: true)
  }

  private static let long = Option(name: "long", summary: "a long one")

  static let breakFocus = Subcommand(
    name: "break", summary: "Start a break.", synopsis: "[--long] [MINUTES]", options: [long],
    operands: Operands([focusOperands[1]], minimum: 0)
  ) { operands, arguments, session in
    let store = try session.store()
    let minutes = try operands.first.map { try FocusLength.minutes($0) } ?? 0
    let isLong = try arguments.has(long) || store.nextFocus().kind == .longBreak
    try store.startFocus(isLong ? .longBreak : .shortBreak, task: 0, minutes: minutes)
    try session.showFocus(watches: true)
  }

  /// Does something with the session that is running or paused.
  static func changeFocus(
    _ name: String, _ summary: Message, watches: Bool = false,
    _ change: @escaping @Sendable (Store) throws -> Void
  ) -> Subcommand {
    Subcommand(name: name, summary: summary, synopsis: "", operands: .none) { _, _, session in
      let store = try session.store()
      let before = try store.focusSession()
      try change(store)
      try session.showFocus(before, watches: watches)
    }
  }
}

/// The subject and the length of a session: `3 25m`.
struct FocusLength {
  /// 0 for none.
  var task: Int64 = 0
  /// 0 for what is set.
  var minutes: Int32 = 0

  init(_ operands: [Word]) throws {
    guard let first = operands.first else { return }
    if first.bytes.allSatisfy(\.isDigit) {
      let ids = try TaskIDs.read([first])
      task = ids.first ?? 0
      minutes = try operands.dropFirst().first.map { try Self.minutes($0) } ?? 0
    } else {
      guard operands.count == 1 else {
        throw ShellError.usage(
          "\(first.text.quoted) is no id of a task. Write 3, or 3 25m.", at: first)
      }
      minutes = try Self.minutes(first)
    }
  }

  /// Reads `25` or `25m`; the library says how many it takes.
  static func minutes(_ word: Word) throws -> Int32 {
    let isNumber = word.bytes.allSatisfy(\.isDigit)
    guard let seconds = DurationText.seconds(isNumber ? word.text + "m" : word.text),
      seconds > 0, seconds % 60 == 0
    else {
      throw ShellError.usage("\(word.text.quoted) are no minutes. Write 1m to 60m.", at: word)
    }
    return Int32(clamping: seconds / 60)
  }
}

extension Session {
  /// Shows the present session, as a live countdown on a terminal. Without one, it tells
  /// what became of another, or what comes next.
  func showFocus(_ former: FocusSession? = nil, watches: Bool) throws {
    let store = try store()
    let current = try store.focusSession()
    if watches, current?.state == .running,
      let watch = try FocusWatch(self, format: settings.format)
    {
      return try watch.run()
    }
    let ended = try former.flatMap { try store.focusSession($0.id, started: $0.started) }
    let shown = current ?? ended
    try list([shown].compactMap(\.self), as: settings.format) {
      let rounds = try store.focusRounds()
      try say(shown?.sentence(rounds: rounds) ?? "No session is running.")
      if current == nil { try say(store.nextFocusSentence()) }
    }
  }
}
