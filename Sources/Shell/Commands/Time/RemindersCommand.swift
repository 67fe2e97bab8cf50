import TaskcoreSwift

extension Command {
  static let reminders = Command(
    name: "reminders", summary: "Show the default reminders of new tasks and events, or set them.",
    synopsis: "reminders [timed|all-day|events WHEN...|none]",
    operands: Operands(
      [.word(["timed", "all-day", "events"]), .word(["none", "-1h"])], minimum: 0,
      repeatsLast: true),
    notes: [
      """
      timed are tasks that are due at a time, all-day those that are due on a day. WHEN is as
      after remind: of a task, such as -1h or +9h, and as after --remind of an event, such as
      15m. Explicit reminders of a task or an event replace these, and none means no reminder.
      """
    ],
    examples: [
      "reminders", "reminders all-day +9h", "reminders events 15m", "reminders timed none",
    ]
  ) { arguments, session in
    let store = try session.store()
    guard let word = arguments.operands.first else {
      for (name, kind) in Self.reminded {
        try session.say(try sentence(of: kind, named: name, in: store))
      }
      return
    }
    let times = arguments.operands.dropFirst()
    guard let (name, kind) = Self.reminded.first(where: { $0.name == word.text }), !times.isEmpty
    else {
      throw ShellError.usage("Write reminders timed -1h, all-day +9h or events 15m.", at: word)
    }
    let reminders = try times.filter { !$0.isNone }.map { time in
      try time.locating {
        try kind == .event
          ? Reminder(ofEvent: time.bytes, in: store) : Reminder(time.bytes, in: store)
      }
    }
    try store.setDefaultReminders(reminders, of: kind)
    try session.say(try sentence(of: kind, named: name, in: store))
  }

  private static let reminded: [(name: String, kind: Reminded)] = [
    ("timed", .timedTask), ("all-day", .allDayTask), ("events", .event),
  ]

  private static func sentence(
    of kind: Reminded, named name: String, in store: Store
  ) throws -> Message {
    let texts = try store.defaultReminders(of: kind).map { reminder in
      try kind == .event ? reminder.textOfEvent(in: store) : reminder.text(in: store)
    }
    return Message(
      verbatim: "\(name): "
        + (texts.isEmpty ? Message("none").text : texts.joined(separator: ", ")))
  }
}
