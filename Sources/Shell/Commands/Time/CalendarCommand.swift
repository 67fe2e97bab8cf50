import TaskcoreSwift

extension Command {
  static let calendars = Command(
    name: "calendars", summary: "List the calendars with the numbers of their events.",
    synopsis: "calendars [--format FORMAT]", options: [.outputFormat], operands: .none,
    examples: ["calendars", "calendars --format json"]
  ) { arguments, session in
    let calendars = try session.store().calendars()
    try session.list(calendars, as: session.format(of: arguments)) {
      let namesColours = session.output.isAccessible
      try Table(
        columns: [
          .id, .main("Calendar"), .number("Events"), .init(title: "Is", minimumWidth: 8),
        ] + (namesColours ? [.init(title: "Colour", importance: .low)] : []),
        rows: calendars.map { calendar in
          [
            Table.Cell(String(calendar.id)), Table.Cell(calendar.name, calendar.colour.style),
            Table.Cell(String(calendar.events)), Table.Cell(calendar.traits),
          ] + (namesColours ? [Table.Cell(calendar.colour.ownName)] : [])
        }
      ).print(to: session.output)
    }
  }

  static let calendar = Command(
    name: "calendar", summary: "Add a calendar, or change one.",
    subcommands: [
      addCalendar,
      change(
        "rename", "Give a calendar another name.", "NAME NEW-NAME", .text,
        { "Renamed calendar \($0) to \($1)." }
      ) {
        $0.name = $1.bytes
      },
      change(
        "colour", "Give a calendar a colour.", "NAME COLOUR", .word(Colour.names),
        { name, _ in "Coloured calendar \(name)." }
      ) {
        $0.colour = try Colour($1)
      },
      change(
        "show", "Put its events on the agenda.", "NAME", nil,
        { name, _ in "Shown: calendar \(name)." }
      ) { changes, _ in
        changes.isVisible = true
      },
      change(
        "hide", "Leave its events out of the agenda.", "NAME", nil,
        { name, _ in "Hidden: calendar \(name)." }
      ) {
        changes, _ in changes.isVisible = false
      },
      change(
        "lock", "Let only an import change its events.", "NAME", nil,
        { name, _ in "Locked calendar \(name)." }
      ) {
        changes, _ in changes.isReadOnly = true
      },
      change(
        "unlock", "Let its events be changed.", "NAME", nil,
        { name, _ in "Unlocked calendar \(name)." }
      ) { changes, _ in
        changes.isReadOnly = false
      },
      change(
        "busy", "Let its new events take time.", "NAME", nil,
        { name, _ in "Busy: calendar \(name)." }
      ) { changes, _ in
        changes.isBlocking = true
      },
      change(
        "free", "Let its new events take no time.", "NAME", nil,
        { name, _ in "Free: calendar \(name)." }
      ) { changes, _ in
        changes.isBlocking = false
      },
      .move(
        .calendar, summary: "Give a calendar another place in the list."
      ) {
        "Moved calendar \($0)."
      } find: { store, name in
        let calendar = try store.calendar(named: name)
        return (calendar.id, calendar.name)
      } move: {
        try $0.moveCalendar($1, to: $2)
      },
      deleteCalendar,
    ],
    notes: [
      """
      Every event is in a calendar: “event add --calendar NAME” says which one, and
      without it, it is the default one. An event of whole days takes no time unless
      it is added with --busy yes.
      """,
      "PLACE is before NAME, after NAME, top or bottom. “help colours” lists the colours.",
    ],
    examples: [
      "calendar add Holidays --free", "calendar colour Holidays green", "calendar hide Holidays",
      "event add 'Labour Day' 2026-05-01 --calendar Holidays", "calendar delete Holidays",
    ])

  private static let takesNoTime = Option(
    name: "free", summary: "its new events take no time, unless they say so")
  private static let withEvents = Option(
    name: "with-events", summary: "its events are deleted, too")

  private static let addCalendar = Subcommand(
    name: "add", summary: "Add a calendar.", synopsis: "NAME [--free]", options: [takesNoTime],
    operands: Operands([.text], minimum: 1)
  ) { operands, arguments, session in
    var calendar = CalendarChanges()
    calendar.name = operands[0].bytes
    if arguments.has(takesNoTime) { calendar.isBlocking = false }
    _ = try session.store().addCalendar(calendar)
    try session.say("Added calendar \(operands[0].text).")
  }

  /// Changes one property of a calendar.
  private static func change(
    _ name: String, _ summary: Message, _ synopsis: String, _ operand: Operands.Kind?,
    _ sentence: @escaping @Sendable (_ name: String, _ newName: String) -> Message,
    _ set: @escaping @Sendable (inout CalendarChanges, Word) throws -> Void
  ) -> Subcommand {
    let kinds = [.calendar] + (operand.map { [$0] } ?? [])
    return Subcommand(
      name: name, summary: summary, synopsis: synopsis,
      operands: Operands(kinds, minimum: kinds.count)
    ) { operands, _, session in
      let store = try session.store()
      let calendar = try store.calendar(named: operands[0])
      var changes = CalendarChanges()
      try set(&changes, operands[operands.count - 1])
      try store.updateCalendar(calendar.id, changes)
      try session.say(sentence(calendar.name, operands[operands.count - 1].text))
    }
  }

  private static let deleteCalendar = Subcommand(
    name: "delete", summary: "Delete a calendar; its events go to the default one, or with it.",
    synopsis: "NAME [--with-events] [--yes]", options: [withEvents, .yes],
    operands: Operands([.calendar], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let calendar = try store.calendar(named: operands[0])
    if arguments.has(withEvents) {
      try session.confirm(
        "delete calendar \(calendar.name) with \(Counted.events(calendar.events))",
        count: Int(clamping: calendar.events), arguments)
    }
    try store.deleteCalendar(calendar.id, withEvents: arguments.has(withEvents))
    try session.say("Deleted calendar \(calendar.name).")
  }
}

extension EventCalendar: Record {
  static let fieldNames = [
    "id", "uid", "name", "events", "colour", "visible", "read_only", "blocking",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .integer(events), .text(colour.rawValue),
      .boolean(isVisible), .boolean(isReadOnly), .boolean(isBlocking),
    ]
  }

  /// `hidden, read-only, free`: what it is unlike others.
  fileprivate var traits: Message {
    let all: [Message] = [
      isVisible ? "" : "hidden", isReadOnly ? "read-only" : "", isBlocking ? "" : "free",
    ]
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Store {
  /// The calendar of a name.
  func calendar(named name: Word) throws -> EventCalendar {
    if let id = try findEventCalendar(name.bytes) { return try eventCalendars([id])[0] }
    let hint = Suggestion.sentence(for: name.text, among: try calendars().map(\.name))
    throw ShellError.failed("There is no calendar \(name.text.quoted).\(hint)")
  }
}
