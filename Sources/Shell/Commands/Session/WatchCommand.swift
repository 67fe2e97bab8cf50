import Platform

extension Command {
  static let watch = Command(
    name: "watch", summary: "Show what a command prints, and keep it up to date.",
    synopsis: "watch [--every DURATION] COMMAND...",
    options: [every],
    optionsComeFirst: true,
    operands: Operands([.command, .text], minimum: 1, repeatsLast: true),
    notes: [
      """
      It takes all of the terminal, and is drawn anew when the store changes, here or by another
      program, each minute, and each second of a focus session. A store that is synced through a
      folder is synced meanwhile. Reminders ring. q or Ctrl-C leaves
      it. The command is one that changes nothing.
      """,
      "DURATION is such as 1s or 5m.",
    ],
    examples: ["watch home", "watch list #Home due<=7d", "watch --every 1s countdown 3"]
  ) { arguments, session in
    let interval = try arguments.value(of: every).map { word in
      guard let seconds = DurationText.seconds(word.text), (1...86_400).contains(seconds) else {
        throw ShellError.usage("--every takes 1s to 1d, not \(word.text.quoted).")
      }
      return seconds * 1000
    }
    let words = try session.settings.expandingAlias(arguments.operands)
    try checkReads(words)
    guard Descriptor.standardInput.isTerminal, Descriptor.standardOutput.isTerminal else {
      throw ShellError.failed("“watch” needs a terminal.")
    }
    try CommandWatch(session: session, words: words, interval: interval).run()
  }

  private static let every = Option(
    name: "every", value: "DURATION", summary: "also so often, though nothing changed")

  /// What changes nothing, whatever follows it.
  static let watchable: Set<String> = [
    "list", "count", "search", "home", "today", "morning", "afternoon", "evening", "upcoming",
    "inbox",
    "overdue", "favourites", "completed", "next", "trash", "agenda", "month", "events",
    "event show", "conflicts", "free", "countdown", "time", "show", "history", "completions",
    "repeat", "parse", "projects", "tags", "filters", "filter show", "alerts", "focus status",
    "focus history", "focus totals", "score", "pulse", "pulse summary", "pulse insights",
    "pulse projects", "pulse priorities", "pulse weekdays", "pulse hours", "chart", "invoices",
    "invoice list", "invoice show", "invoice check", "invoice owed", "invoice turnover",
    "invoice vat", "clients", "client list", "client show", "profile", "series", "subscription",
    "usage", "sync status", "sync devices", "sync conflicts", "help",
  ]

  /// - Throws: a usage error for what may change something.
  private static func checkReads(_ words: [Word]) throws {
    guard let word = words.first else { return }
    let command = try Command.named(word.text, before: words.dropFirst())
    let arguments = try Arguments(words.dropFirst(), options: command.options)
    guard !arguments.has(follow) else {
      throw ShellError.usage("“watch” is for what comes to an end: not for “alerts --follow”.")
    }
    let operands = arguments.operands
    let place = try SubcommandMatch(operands.map(\.text), of: command.subcommands)
    let name = [command.name, place.subcommand?.name].compactMap(\.self).joined(separator: " ")
    guard watchable.contains(name) else {
      throw ShellError.usage("“watch” is for what changes nothing: not for \(name.quoted).")
    }
  }
}
