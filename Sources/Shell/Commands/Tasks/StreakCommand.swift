import TaskcoreSwift

extension Command {
  static let streak: Command = Command(
    name: "streak",
    summary: "Show the streak of a task that repeats, and what became of its occurrences.",
    synopsis: "streak [--limit NUMBER] [--format FORMAT] ID|WORD...",
    options: [limitOfOccurrences, .outputFormat],
    operands: Operands([.taskIDs(Set(Status.allCases))], minimum: 1, repeatsLast: true),
    notes: [
      """
      An occurrence is done when it was completed on its day, or before the day of the
      next one. What was skipped or cancelled neither keeps nor breaks the streak, and
      neither does what was missed on a holiday. The last occurrence comes first.
      """
    ],
    examples: ["streak 3", "streak 3 --limit 30 --format json"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try session.taskIDs(
      arguments.operands, titles: [[.open], [.completed, .cancelled, .deleted]])
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One task at a time. Usage: \(streak.synopsis)")
    }
    let limit = try arguments.count(limitOfOccurrences) ?? 10
    let record = StreakRecord(
      task: id, title: try store.tasks([id]).first?.title ?? "", streak: try store.streak(of: id),
      occurrences: try store.pastOccurrences(of: id, limit: limit))
    try session.list([record], as: session.format(of: arguments)) {
      let dates = try session.dates()
      try session.output.printFields([("Task", "\(id): \(record.title)")] + record.lines(dates))
      guard !record.occurrences.isEmpty else { return }
      try Table(record.occurrences, dates).print(to: session.output)
    }
  }

  private static let limitOfOccurrences = Option(
    name: "limit", value: "NUMBER", summary: "the last so many occurrences; 10 when not said")
}

/// The streak of a task, with the outcomes of its occurrences.
struct StreakRecord: Record {
  let task: Int64
  let title: String
  let streak: SeriesStreak
  let occurrences: [PastOccurrence]

  static let fieldNames = [
    "task", "title", "current", "current_first", "current_last", "longest", "longest_first",
    "longest_last", "done", "skipped", "occurrences",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    func date(_ date: CalendarDate?) -> FieldValue { date.map { .text($0.text) } ?? .null }
    return [
      .integer(task), .text(title), .integer(streak.current), date(streak.currentFirst),
      date(streak.currentLast), .integer(streak.longest), date(streak.longestFirst),
      date(streak.longestLast), .integer(streak.done), .integer(streak.skipped),
      .objects(
        try occurrences.map { occurrence in
          [
            ("occurrence", .text(occurrence.moment.iso8601)),
            ("outcome", .text(occurrence.outcome.rawValue)),
            ("completed", try occurrence.completed.map { try .instant($0, in: store) } ?? .null),
          ]
        }),
    ]
  }

  /// `Streak   3 in a row, 2026-12-18 to 2026-12-20`
  func lines(_ dates: Dates) -> [(name: Message, value: String)] {
    func run(_ count: Int64, _ first: CalendarDate?, _ last: CalendarDate?) -> String {
      guard count > 0, let first, let last else { return "0" }
      let message: Message =
        first == last
        ? "\(count) in a row, \(dates.text(first))"
        : "\(count) in a row, \(dates.text(first)) to \(dates.text(last))"
      return message.text
    }
    return [
      ("Streak", run(streak.current, streak.currentFirst, streak.currentLast)),
      ("Longest", run(streak.longest, streak.longestFirst, streak.longestLast)),
      ("Done", Message("\(streak.done), skipped \(streak.skipped)").text),
    ]
  }
}

extension Table {
  fileprivate init(_ occurrences: [PastOccurrence], _ dates: Dates) throws {
    self.init(
      columns: [
        .main("Occurrence", minimumWidth: nil), Column(title: "Outcome", importance: .high),
        Column(title: "Completed"),
      ],
      rows: try occurrences.map { occurrence in
        [
          Cell(dates.text(occurrence.moment)),
          Cell(occurrence.outcome.word, occurrence.outcome.style),
          Cell(try occurrence.completed.map { try dates.text($0) } ?? ""),
        ]
      })
  }
}

extension PastOccurrence.Outcome {
  fileprivate var style: Style {
    switch self {
    case .done: .green
    case .skipped: .dim
    case .missed: .red
    }
  }
}
