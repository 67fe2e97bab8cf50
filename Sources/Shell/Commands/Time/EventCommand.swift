import TaskcoreSwift

extension Command {
  static let event = Command(
    name: "event", summary: "Add a meeting or a deadline, show one, or change it.",
    subcommands: [
      addEvent, editEvent, moveEvent,
      changeEvents("done", "Mark an event as dealt with.", .doneWith, isDone: true),
      changeEvents("reopen", "Mark an event as not dealt with.", .reopened, isDone: false),
      skipEvent, removeEvents, showEvents,
    ],
    notes: [
      """
      The words of add are a line of quick add: a date with a time, such as friday 9:00 or
      tomorrow 12:30-13:30, ~90m for how long, words such as every week, remind:10m,
      #project, @tag and // notes; the rest makes the title.
      """,
      .tokens([Token<EventPlace>].forEditing.map(\.form)),
      "So does the name of an own field of events: room:Blue, or room:none.",
      "What overlaps other events is refused, unless --allow-conflict is given.",
      "move takes a day, which keeps the time, or 15:00, which keeps the day, or both.",
      """
      Of an event that repeats, --on takes one occurrence, --later that and all after
      it; without them, edit and move change all, and skip skips the next one.
      """,
    ],
    examples: [
      "event add Review tomorrow 10:00 ~90m every week --at 'Room 4'",
      "event add Tax return 2026-12-31 23:59 --kind deadline --remind 2d --task 3",
      "event move 1 friday 14:00", "event move 1 15:00 --on 2026-12-28",
      "event edit 1 Big review --on 2026-12-28 --later --for 2h",
      "event edit 1 project:Work +team -draft", "event skip 1",
      "event rm 1",
    ])

  /// Which occurrence of an event is meant.
  static let on = Option(
    name: "on", value: "DATE", summary: "one occurrence, by its day or its time")
  fileprivate static let later = Option(
    name: "later", summary: "that occurrence and all later ones")

  private static let addEvent = Subcommand(
    name: "add", summary: "Add a meeting or a deadline.", synopsis: "WORD... [OPTION]...",
    options: EventOptions.all + [EventOptions.allowConflict],
    operands: Operands(
      [
        .tokens(
          [Token<EventPlace>].forAdding.map(\.form) + [TokenForm].quickAdd, fieldsOf: .event)
      ], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    var parsed: ParsedLine?
    var event = try EventChanges(
      adding: operands,
      isAllDay: arguments.has(EventOptions.allDay) || arguments.has(EventOptions.start),
      parsed: &parsed, in: store)
    try event.read(arguments, in: store)
    if event.isFloating == nil, event.zone == nil, try store.timesFloat() {
      event.isFloating = true
    }
    guard event.start != nil else {
      throw ShellError.usage(
        "When does it begin? Write a date among the words, such as tomorrow 10:00, or --start.")
    }
    let id = try store.tellingConflicts {
      try store.addEvent(event, allowingConflicts: arguments.has(EventOptions.allowConflict))
    }
    try session.report(.added, try store.events([id]))
    if let parsed { try session.sayUnread(parsed) }
  }

  private static let editEvent = Subcommand(
    name: "edit", summary: "Change what the title and the options say.",
    synopsis: "ID [TITLE|TOKEN]... [OPTION]... [--on DATE [--later]]",
    options: EventOptions.all + [EventOptions.allowConflict, on, later],
    operands: Operands(
      [.eventIDs, .tokens([Token<EventPlace>].forEditing.map(\.form), fieldsOf: .event)],
      minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let event = try store.event(operands[0])
    var changes = EventChanges()
    var place = EventPlace()
    let title = try place.take(
      [Token<EventPlace>].forEditing, from: operands.dropFirst(), in: store)
    if !title.isEmpty { changes.title = Array(title.map(\.bytes).joined(separator: " ".utf8)) }
    place.apply(to: &changes, having: event.tags)
    try changes.read(arguments, in: store)
    if arguments.has(EventOptions.allDay), changes.start == nil {
      changes.start = .date(try store.localTime(event.interval.start).date)
      changes.duration = changes.duration ?? 86_400
    }
    try session.update(event, .changed, with: changes, arguments)
  }

  private static let moveEvent = Subcommand(
    name: "move", summary: "Move an event to a day, to a time or to both.",
    synopsis: "ID WHEN... [--for DURATION] [--on DATE [--later]]",
    options: [EventOptions.length, EventOptions.allowConflict, on, later],
    operands: Operands(
      [.eventIDs, .word(["today", "tomorrow"]), .text], minimum: 2, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let event = try store.event(operands[0])
    var changes = EventChanges()
    try changes.read(arguments, in: store)
    let when = Array(operands.dropFirst().map(\.bytes).joined(separator: " ".utf8))
    changes.start = try session.moved(event, to: when, arguments)
    try session.update(event, .moved, with: changes, arguments)
  }

  private static func changeEvents(
    _ name: String, _ summary: Message, _ deed: EventDeed, isDone: Bool
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: "ID [--on DATE]", options: [on],
      operands: Operands([.eventIDs], minimum: 1)
    ) { operands, arguments, session in
      let event = try session.store().event(operands[0])
      try session.update(event, deed, with: EventChanges { $0.isDone = isDone }, arguments)
    }
  }

  private static let skipEvent = Subcommand(
    name: "skip", summary: "Leave out the next occurrence, or another one.",
    synopsis: "ID [--on DATE] [--later]", options: [on, later],
    operands: Operands([.eventIDs], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let event = try store.event(operands[0])
    let occurrence =
      try session.occurrence(of: event, arguments) ?? store.nextOccurrence(of: event)
    let scope = arguments.has(later) ? Scope.later : .this
    try store.skipEvent(event.id, occurrence.moment, scope)
    try session.list([event], as: session.settings.format) {
      try session.say(
        scope == .later
          ? "Ended \(event.id): \(event.title) before \(occurrence.moment.text)"
          : "Skipped \(event.id): \(event.title) on \(occurrence.moment.text)")
    }
  }

  private static let removeEvents = Subcommand(
    name: "rm", summary: "Remove events, with all their occurrences.",
    synopsis: "IDS... [--yes]", options: [.yes],
    operands: Operands([.eventIDs], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let events = try store.events(TaskIDs.read(operands, of: .event, finding: store.findEvent))
    try session.confirm(
      "delete \(Counted.events(Int64(events.count)))", count: events.count, arguments)
    try store.deleteEvents(events.map(\.id))
    try session.report(.deleted, events)
  }

  private static let showEvents = Subcommand(
    name: "show", summary: "Show all about some events.", synopsis: "IDS... [--format FORMAT]",
    options: [.outputFormat],
    operands: Operands([.eventIDs], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let events = try store.events(TaskIDs.read(operands, of: .event, finding: store.findEvent))
    try session.list(events, as: session.format(of: arguments)) {
      for (index, event) in events.enumerated() {
        if index > 0 { try session.output.print("") }
        try session.output.printFields(event.fields(in: store, session.dates()))
        try session.printComments(on: .event, event.id)
        try session.printKept(store.keptFields(ofEvent: event.id))
      }
    }
  }
}

extension Session {
  /// Tells what was done to events: `Added 3: Review`; programs get the events themselves.
  fileprivate func report(_ deed: EventDeed, _ events: [Event]) throws {
    try list(events, as: settings.format) {
      guard let first = events.first else { return }
      let when = try dates().text(first)
      try say(
        events.count == 1
          ? deed.one(Message(verbatim: "\(first.id): \(first.title), \(when)"))
          : deed.several(events.count))
    }
  }

  /// Changes an event, or the occurrences that the options say.
  fileprivate func update(
    _ event: Event, _ deed: EventDeed, with changes: EventChanges, _ arguments: Arguments
  ) throws {
    let store = try store()
    let occurrence = try occurrence(of: event, arguments)
    let scope = occurrence == nil ? Scope.all : arguments.has(Command.later) ? .later : .this
    if occurrence == nil, arguments.has(Command.later) {
      throw ShellError.usage("--later needs --on: from which occurrence?")
    }
    let id = try store.tellingConflicts {
      try store.updateEvent(
        event.id, occurrence?.moment, scope, with: changes,
        allowingConflicts: arguments.has(EventOptions.allowConflict))
    }
    try report(deed, try store.events([id]))
  }

  /// When an event begins that is moved: a day alone keeps the time, a time such as `15:00` the day.
  fileprivate func moved(
    _ event: Event, to when: [UInt8], _ arguments: Arguments
  ) throws -> Moment {
    let store = try store()
    let start = try occurrence(of: event, arguments)?.start ?? event.interval.start
    let present = try store.localTime(start)
    let text = String(decoding: when, as: UTF8.self)
    if let seconds = WorkingTime.time(text[...]), text.contains(":"), seconds < 86_400 {
      return .instant(
        try store.instant(
          present.date, hour: Int(seconds) / 3600, minute: Int(seconds) / 60 % 60, second: 0,
          millisecond: 0))
    }
    let moment = try Moment(when, in: store)
    switch moment {
    case .none: throw ShellError.usage("An event begins some time. Write when.")
    case .instant: return moment
    case .date(let date):
      if event.interval.isAllDay { return moment }
      return .instant(
        try store.instant(
          date, hour: present.hour, minute: present.minute, second: present.second,
          millisecond: present.millisecond))
    }
  }

  /// The occurrence that `--on` says; nil without it.
  fileprivate func occurrence(of event: Event, _ arguments: Arguments) throws -> Occurrence? {
    guard let word = arguments.value(of: Command.on) else { return nil }
    return try store().occurrence(of: event, on: word)
  }
}

/// An action on events, for messages.
private enum EventDeed {
  case added
  case changed
  case moved
  case deleted
  case reopened
  case doneWith

  /// Of one: `Moved 1: Review, 2026-12-24 10:00-11:30`.
  func one(_ event: Message) -> Message {
    switch self {
    case .added: "Added \(event)"
    case .changed: "Changed \(event)"
    case .moved: "Moved \(event)"
    case .deleted: "Deleted \(event)"
    case .reopened: "Reopened \(event)"
    case .doneWith: "Done with \(event)"
    }
  }

  func several(_ count: Int) -> Message {
    switch self {
    case .added: Message(count: count, "Added \(count) event.", "Added \(count) events.")
    case .changed: Message(count: count, "Changed \(count) event.", "Changed \(count) events.")
    case .moved: Message(count: count, "Moved \(count) event.", "Moved \(count) events.")
    case .deleted: Message(count: count, "Deleted \(count) event.", "Deleted \(count) events.")
    case .reopened: Message(count: count, "Reopened \(count) event.", "Reopened \(count) events.")
    case .doneWith: Message(count: count, "Done with \(count) event.", "Done with \(count) events.")
    }
  }
}
