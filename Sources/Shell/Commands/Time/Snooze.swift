import TaskcoreSwift

extension Command {
  static let snooze = Command(
    name: "snooze", summary: "Postpone some alerts for a while, or until a time.",
    synopsis: "snooze IDS|all DURATION|until TIME",
    operands: Operands(
      [
        .either([.alertIDs, .word(["all"])]), .word(["10m", "1h", "1d", "until"]),
        .word(["today", "tomorrow"]),
      ], minimum: 2, repeatsLast: true),
    notes: [
      """
      IDS is one word; the ids are those that “alerts” lists. They come back then,
      unless the task is completed by that time. A day means its beginning.
      """
    ],
    examples: ["snooze 3 10m", "snooze 3,5-7 until tomorrow 9:00", "snooze all 1h"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try store.alertIDs(arguments.operands.prefix(1))
    let words = arguments.operands.dropFirst()
    let until: Int64
    if words.first?.text.lowercased() == "until" {
      until = try instant(words.dropFirst(), in: store)
      try store.snooze(ids, until: until)
    } else {
      let text = words.map(\.text).joined()
      guard let seconds = DurationText.seconds(text), seconds > 0 else {
        throw ShellError.usage(
          "\(text.quoted) is no duration. Write 10m, 1h30m, 2d, or until and a time.")
      }
      try store.snooze(ids, for: seconds)
      until = try store.now() + seconds * 1000
    }
    let dates = try session.dates()
    let time = dates.inSentence(try dates.text(until))
    try session.report(alerts: ids) {
      "Snoozed \($0): \($1) until \(time)"
    } several: {
      Message(
        count: $0, "Snoozed \($0) alert until \(time)", "Snoozed \($0) alerts until \(time)")
    }
  }

  private static func instant(_ words: ArraySlice<Word>, in store: Store) throws -> Int64 {
    let bytes = Array(words.map(\.bytes).joined(separator: " ".utf8))
    switch try Moment(bytes, in: store) {
    case .none: throw ShellError.usage("Until when? Write a time, such as 17:00 or tomorrow.")
    case .date(let date): return try store.startOfDay(date)
    case .instant(let instant): return instant
    }
  }
}
