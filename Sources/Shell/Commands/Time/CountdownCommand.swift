import TaskcoreSwift

extension Command {
  static let countdown = Command(
    name: "countdown",
    summary: "Count down to a due, an event or the end of today.",
    synopsis: """
      countdown [--since DATE] [--format FORMAT] [ID]
      countdown [--since DATE] [--on DATE] [--format FORMAT] event ID
      """,
    options: [since, on, .outputFormat],
    operands: Operands([.either([.word(["event"]), .taskIDs([.open])]), .eventIDs], minimum: 0),
    notes: [
      """
      The bar shows how much is over of the time from the creation of a task, or its
      start, to its due; of a meeting, from its start to its end; of a deadline, from
      its creation, or the occurrence before it, to when it is due.
      """
    ],
    examples: ["countdown", "countdown 3", "countdown event 1", "countdown 3 --since 2026-12-01"]
  ) { arguments, session in
    let store = try session.store()
    let subject = try subject(of: arguments, in: store)
    let countdown = subject.countdown
    try session.list([subject], as: session.format(of: arguments)) {
      let output = session.output
      let dates = try session.dates()
      let percent = countdown.elapsedMillionths / 10_000
      let width = min(40, max(10, (output.width ?? 80) - countdown.label.displayWidth - 8))
      var line: StyledText
      if output.isAccessible {
        line = StyledText("\(percent)% is over", countdown.colour.style)
      } else {
        let fraction = Double(countdown.elapsedMillionths) / 1_000_000
        line = StyledText(output.gauge(fraction, length: width), countdown.colour.style)
        line.append(" \(percent)%")
      }
      if !countdown.label.isEmpty {
        line.append("  ")
        line.append(countdown.label, countdown.colour.style)
      }
      try output.print(StyledText(subject.shownTitle, .bold))
      try output.print(line)
      try output.print(
        countdown.sentence(
          ofDue: subject.isDue, at: dates.inSentence(try dates.text(countdown.target)))
      )
    }
  }

  private static let since = Option(
    name: "since", value: "DATE", summary: "from when the part that is over is counted")

  private static func subject(of arguments: Arguments, in store: Store) throws -> Subject {
    let since = try arguments.value(of: since).map { word in
      switch try Moment(word, in: store) {
      case .none: throw ShellError.usage("\(word.text.quoted) is no date.", at: word)
      case .date(let date): try store.startOfDay(date)
      case .instant(let instant): instant
      }
    }
    let words = arguments.operands
    if words.first?.text == "event", words.count == 2 {
      let event = try store.event(words[1])
      let occurrence = try arguments.value(of: on).map { try store.occurrence(of: event, on: $0) }
      return Subject(
        kind: "event", isDue: event.kind == .deadline, id: event.id, title: event.title,
        countdown: try store.countdown(event: event.id, occurrence?.moment, since: since))
    }
    guard !arguments.has(on) else { throw ShellError.usage("--on is for events.") }
    guard let word = words.first else {
      guard since == nil else { throw ShellError.usage("--since needs a task or an event.") }
      let today = try store.today()
      return Subject(
        kind: "day", isDue: false, id: nil, title: "\(today.weekday) \(today.text)",
        countdown: try store.dayCountdown(), heading: "\(today.weekdayName) \(today.text)")
    }
    let ids = try words.count == 1 ? TaskIDs.read([word]) : []
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One thing at a time: a task, or event and its id.")
    }
    let countdown = try store.countdown(task: id, since: since)
    return Subject(
      kind: "task", isDue: true, id: id, title: try store.tasks([id]).first?.title ?? "",
      countdown: countdown)
  }
}

/// The target of a countdown, and the time left.
private struct Subject: Record {
  let kind: String
  /// Whether it is due at one time, and does not last.
  let isDue: Bool
  let id: Int64?
  let title: String
  let countdown: Countdown
  /// What people read, where it is not the title.
  var heading: Message?

  var shownTitle: Message { heading ?? Message(verbatim: title) }

  static let fieldNames = [
    "kind", "id", "title", "phase", "target", "remaining", "days", "hours", "minutes", "seconds",
    "elapsed", "label", "colour",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(kind), id.map { .integer($0) } ?? .null, .text(title),
      .text(countdown.phase.rawValue), try .instant(countdown.target, in: store),
      .integer(countdown.remaining / 1000), .integer(countdown.days),
      .integer(Int64(countdown.hours)), .integer(Int64(countdown.minutes)),
      .integer(Int64(countdown.seconds)),
      .thousandths(Int32(countdown.elapsedMillionths / 1000)), .text(countdown.label),
      .text(countdown.colour.rawValue),
    ]
  }
}

extension Countdown {
  /// What happens at its target.
  fileprivate func sentence(ofDue isDue: Bool, at time: String) -> Message {
    switch phase {
    case .upcoming: "Starts \(time)"
    case .running: isDue ? "Due \(time)" : "Ends \(time)"
    case .passed, .done, .none: isDue ? "Was due \(time)" : "Ended \(time)"
    }
  }
}
