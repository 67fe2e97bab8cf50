import TaskcoreSwift

extension Command {
  static let day = Command(
    name: "day", summary: "Show when days begin, or let them begin at another time.",
    synopsis: "day [begins HH:MM] [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.word(["begins"]), .word(["00:00", "04:00"])], minimum: 0),
    notes: [
      """
      Today, what is overdue, slots, score, streaks and the home screen go by it, from the
      next day on: at 01:00 with 04:00 set it is still yesterday's date. Calendars, events,
      files and the dates of invoices go by the calendar. HH:MM is 00:00 to 12:00.
      """
    ],
    examples: ["day", "day begins 04:00"]
  ) { arguments, session in
    let store = try session.store()
    guard let verb = arguments.operands.first else {
      let today = try DayBeginning(today: store.today(), in: store)
      return try session.list([today], as: session.format(of: arguments)) {
        try session.output.print(today.sentence)
      }
    }
    guard verb.text == "begins", arguments.operands.count == 2, let word = arguments.operands.last
    else { throw ShellError.usage("When? Write day begins 04:00.", at: verb) }
    let first = try store.setDayBeginning(minute: try minute(word))
    let time = DayBeginning.time(minute: try store.beginningMinute())
    try session.say("Days begin at \(time) from \(first.text) on.")
  }

  private static func minute(_ word: Word) throws -> Int32 {
    var reader = DigitReader(word.text)
    guard let hour = reader.number(digits: 2), reader.skip(":"),
      let minute = reader.number(digits: 2), reader.isAtEnd, minute < 60, hour <= 12,
      hour * 60 + minute <= 720
    else {
      throw ShellError.usage(
        "A day begins at 00:00 to 12:00, such as 04:00, not at \(word.text.quoted).", at: word)
    }
    return Int32(hour * 60 + minute)
  }
}

/// Today, its beginning, and the beginning of coming days.
private struct DayBeginning: Record {
  static let fieldNames = ["today", "begins", "began", "begins_later"]

  let today: CalendarDate
  let begins: String
  let began: Int64
  let beginsLater: String

  init(today: CalendarDate, in store: Store) throws {
    self.today = today
    begins = Self.time(minute: try store.beginningMinute(of: today))
    began = try store.beginning(of: today)
    beginsLater = Self.time(minute: try store.beginningMinute())
  }

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(today.text), .text(begins), .text(try store.localTime(began).rfc3339),
      .text(beginsLater),
    ]
  }

  var sentence: Message {
    begins == beginsLater
      ? "Today is \(today.text); it began at \(begins)."
      : "Today is \(today.text); it began at \(begins). Days to come begin at \(beginsLater)."
  }

  static func time(minute: Int32) -> String {
    "\(Int(minute / 60).padded(to: 2)):\(Int(minute % 60).padded(to: 2))"
  }
}
