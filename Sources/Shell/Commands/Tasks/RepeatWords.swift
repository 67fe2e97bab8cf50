import TaskcoreSwift

extension Command {
  static let repeatWords = Command(
    name: "repeat", summary: "Explain a repeat phrase, and list the next dates.",
    synopsis: "repeat [OPTION]... WORD...",
    options: [from, number, except, also, .outputFormat],
    operands: Operands([.text], minimum: 1, repeatsLast: true),
    notes: [
      """
      The words are such as add and repeat: take, or a rule of RFC 5545. Nothing is
      changed. docs/repeats.md lists what is understood.
      """
    ],
    examples: [
      "repeat every 2 weeks on mon, thu", "repeat every last friday --from 2027-01-01 --limit 3",
      "repeat FREQ=DAILY --except 2026-12-24,2026-12-25",
    ]
  ) { arguments, session in
    let store = try session.store()
    let words = Array(arguments.operands.map(\.bytes).joined(separator: " ".utf8))
    let rule = try store.typedRepeatRule(words)
    let query = try query(of: arguments, rule, in: store)
    var occurrences = try store.occurrences(query)
    // The first one is when it was done.
    if rule.mode == .afterCompletion { occurrences = Array(occurrences.dropFirst()) }
    try session.list(occurrences, as: session.format(of: arguments)) {
      let dates = try session.dates()
      let after: Message =
        rule.mode == .afterCompletion ? "When done \(dates.text(query.start))" : "Next"
      try session.output.printFields([
        ("Words", try rule.words(in: store)), ("Rule", rule.rule),
        (after, occurrences.map { dates.textWithWeekday($0.moment) }.joined(separator: "\n")),
      ])
    }
  }

  private static let from = Option(
    name: "from", value: "DATE", summary: "where it begins; now when not said")
  private static let number = Option(
    name: "limit", value: "NUMBER", summary: "so many dates; 5 when not said")
  private static let except = Option(
    name: "except", value: "DATES", summary: "without these, as 2026-12-24,2026-12-31")
  private static let also = Option(name: "also", value: "DATES", summary: "with these, likewise")

  private static func query(
    of arguments: Arguments, _ rule: RepeatRule, in store: Store
  ) throws -> OccurrenceQuery {
    let start: LocalMoment
    if let word = arguments.value(of: from) {
      start = try LocalMoment(word, in: store)
    } else {
      let now = try store.localTime(store.now())
      start = rule.needsTime ? LocalMoment(now, toMinute: true) : LocalMoment(now.date)
    }
    let limit = try arguments.value(of: number).map { word in
      guard let limit = Int64(word.text), (1...1000).contains(limit) else {
        throw ShellError.usage(
          "--limit takes a number from 1 to 1000, not \(word.text.quoted).", at: word)
      }
      return limit
    }
    var query = OccurrenceQuery(rule: rule, start: start)
    query.limit = limit ?? 5
    query.excluded = try dates(except, of: arguments)
    query.added = try dates(also, of: arguments)
    if rule.mode == .afterCompletion {
      query.includesStart = true
      query.limit = 2
    }
    return query
  }

  private static func dates(_ option: Option, of arguments: Arguments) throws -> [UInt8] {
    try arguments.value(of: option).map { word in
      try word.locating { try LocalMoment.list(written: word.bytes) }
    } ?? []
  }
}
