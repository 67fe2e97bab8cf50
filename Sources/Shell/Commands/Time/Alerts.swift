import TaskcoreSwift

extension Command {
  static let alerts = Command(
    name: "alerts", summary: "List the reminders that are still to be dealt with.",
    synopsis: "alerts [--all|--new] [--limit NUMBER] [--format FORMAT]",
    options: [everything, fresh, number, .outputFormat],
    operands: .none,
    notes: [
      """
      “ack” and “snooze” deal with them. With --new, each is listed once, whichever
      program asks first: for a script that runs every minute, say.
      """
    ],
    examples: ["alerts", "alerts --all --limit 20", "alerts --new --format json"]
  ) { arguments, session in
    guard !(arguments.has(everything) && arguments.has(fresh)) else {
      throw ShellError.usage("--all and --new exclude each other.")
    }
    let limit = try arguments.value(of: number).map { word in
      guard let limit = Int64(word.text), limit > 0 else {
        throw ShellError.usage(
          "--limit takes a number from 1, not \(word.text.quoted).", at: word)
      }
      return limit
    }
    let store = try session.store()
    let new = try store.poll()
    let alerts =
      arguments.has(fresh)
      ? Array(new.prefix(Int(clamping: limit ?? .max)))
      : try store.alerts(all: arguments.has(everything), limit: limit ?? 0)
    try session.list(alerts, as: session.format(of: arguments)) {
      guard !alerts.isEmpty else { return try session.output.print("No alerts.") }
      try Table(alerts, session.dates()).print(to: session.output)
    }
  }

  private static let everything = Option(name: "all", summary: "also what was dealt with")
  private static let fresh = Option(
    name: "new", summary: "only what became due since somebody last asked")
  private static let number = Option(
    name: "limit", value: "NUMBER", summary: "so many at most, the latest")
}

extension Table {
  fileprivate init(_ alerts: [Alert], _ dates: Dates) throws {
    let showsState = alerts.contains { $0.acknowledged != nil || $0.snoozedUntil != nil }
    self.init(
      columns: [
        .id, Column(title: "At", importance: .high), .main("Title"),
        Column(title: "When", minimumWidth: 8),
      ] + (showsState ? [Column(title: "State")] : []),
      rows: try alerts.map { alert in
        let cells = [
          Cell(String(alert.id)), Cell(try dates.text(alert.at)), Cell(alert.title),
          alert.kind == .focus ? Cell("over") : Cell(alert.label),
        ]
        let isSeen = alert.acknowledged != nil
        return (cells + (showsState ? [Cell(try alert.state(dates))] : []))
          .map { $0.styled(isSeen ? .dim : .plain) }
      })
  }
}

extension Alert {
  /// `acknowledged`, `until 2026-12-24 17:00`, or nothing.
  fileprivate func state(_ dates: Dates) throws -> Message {
    if acknowledged != nil { return "acknowledged" }
    return try snoozedUntil.map { "until \(dates.inSentence(try dates.text($0)))" } ?? ""
  }
}
