import TaskcoreSwift

extension Command {
  static let alerts = Command(
    name: "alerts", summary: "List unacknowledged reminders.",
    synopsis: """
      alerts [--all|--new] [--limit NUMBER] [--format FORMAT]
      alerts --follow [--exec COMMAND] [--notify] [--format FORMAT]
      """,
    options: [everything, fresh, number, follow, execute, notify, .outputFormat],
    operands: .none,
    notes: [
      """
      “ack” and “snooze” deal with them. With --new, each is listed once, whichever
      program asks first: for a script that runs every minute, say.
      """,
      """
      --follow waits for alerts and prints a line for each as it fires, in JSON too,
      until Ctrl-C or SIGTERM. COMMAND is a program with its arguments, run without a
      shell; it may take 30 seconds. These variables describe the alert:
      """,
      .rows([
        ("TASKCORE_ALERT_ID, _UID", "of the alert; “ack” accepts the id"),
        ("TASKCORE_ALERT_KIND", "task, event or focus"),
        ("TASKCORE_ALERT_ITEM", "the id of the task, the event or the session"),
        ("TASKCORE_ALERT_OCCURRENCE", "if it repeats, the local time of the occurrence"),
        ("TASKCORE_ALERT_TIME", "the time of the alert, as 2026-12-24T17:00:00+01:00"),
        ("TASKCORE_ALERT_LABEL", "when it is due or begins, as Today 17:00"),
        ("TASKCORE_ALERT_TITLE", "its title, if the setting allows it"),
      ]),
      """
      Notifications and that variable contain titles only after
      “set --save notification-titles yes”.
      """,
    ],
    examples: [
      "alerts", "alerts --all --limit 20", "alerts --new --format json", "alerts --follow --notify",
      "alerts --follow --exec 'paplay bell.wav'",
    ]
  ) { arguments, session in
    if arguments.has(follow) { return try followAlerts(arguments, session) }
    if let option = [execute, notify].first(where: arguments.has) {
      throw ShellError.usage("\(option.spelling) is for alerts --follow.")
    }
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

  /// Waits for alerts, until somebody ends it.
  private static func followAlerts(_ arguments: Arguments, _ session: Session) throws {
    if let option = [everything, fresh, number].first(where: arguments.has) {
      throw ShellError.usage("\(option.spelling) is not for alerts --follow.")
    }
    let tellsTitles = session.settings.notifiesTitles
    var programs: [AlertProgram] = []
    if let command = arguments.value(of: execute) {
      programs.append(try AlertProgram(command, tellsTitles: tellsTitles))
    }
    if arguments.has(notify) {
      programs.append(try AlertProgram(notifyingWithTitles: tellsTitles))
    }
    try AlertWatch(session: session, format: session.format(of: arguments), programs: programs)
      .run()
    session.endAsAsked()
  }

  static let follow = Option(
    name: "follow", summary: "wait for alerts, and print each as it fires")
  private static let execute = Option(
    name: "exec", value: "COMMAND", summary: "with --follow: run a program for each")
  private static let notify = Option(
    name: "notify", summary: "with --follow: show each as a notification of the desktop")

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
