import TaskcoreSwift

extension Command {
  static let score = Command(
    name: "score", summary: "Show the points for what was completed.",
    subcommands: [pointsOfScore],
    otherwise: Subcommand(
      name: "", summary: "Show the points of today, or of other days.",
      synopsis: "[--project NAME] [--tag NAME] [--format FORMAT] \(Period.synopsis)",
      options: [.ofProject, .ofTag, .outputFormat],
      operands: Period.operands(), run: showScore),
    otherwiseTakesWords: true,
    notes: [
      """
      It is that of today, unless PERIOD says otherwise; points shows what a task scores
      by its priority, or sets that for what is completed from now on.
      """,
      Period.note,
      "The points are tokens:",
      .tokens([Token<PulseSettings>].points.map(\.form)),
    ],
    examples: [
      "score", "score week", "score yesterday --project Home", "score 30d --tag bank",
      "score points p0:10 none:0",
    ])

  @Sendable private static func showScore(
    _ operands: [Word], _ arguments: Arguments, _ session: Session
  ) throws {
    let store = try session.store()
    let days = try PastDays(operands, in: store)
    let today = try store.today()
    let project = try arguments.project(in: store)
    let tag = arguments.value(of: .ofTag)
    let score = try store.score(days, project: project?.id, tag: tag?.bytes)
    let record = ScoreRecord(
      first: days.first ?? today, last: days.last ?? today, project: project?.name,
      tag: tag?.text, score: score)
    try session.list([record], as: session.format(of: arguments)) {
      try session.output.print(record.sentence(today: today).text.printable)
    }
  }

  private static let pointsOfScore = Subcommand.settings(
    "points", summary: "Show what a task scores by its priority, or set that.", .points,
    from: PulseSettings(), set: { try $0.setPulse($1) },
    show: { session, store, format in
      let points = PointsRecord(settings: try store.pulseSettings())
      try session.list([points], as: format) {
        try Table(
          columns: [.main("Priority", minimumWidth: nil), .number("Points", .essential)],
          rows: points.rows.map { [Table.Cell($0.name), Table.Cell(String($0.points))] }
        ).print(to: session.output)
      }
    })
}

extension Arguments {
  /// The project of `--project`.
  func project(in store: Store) throws -> Project? {
    try value(of: .ofProject).map { try store.project(named: $0) }
  }
}

private struct ScoreRecord: Record {
  let first: CalendarDate
  let last: CalendarDate
  let project: String?
  let tag: String?
  let score: Score

  /// `12 points for 4 tasks today in Home.`
  func sentence(today: CalendarDate) -> Message {
    var tasks = Counted.tasks(score.completed)
    if let tag { tasks = "\(tasks) with the tag \(tag.quoted)" }
    if let project { tasks = "\(tasks) in \(project)" }
    let points = Counted.points(score.points)
    if first != last {
      return "\(points) for \(tasks) from \(first.text) to \(last.text)."
    }
    return first == today
      ? "\(points) for \(tasks) today." : "\(points) for \(tasks) on \(first.text)."
  }

  static let fieldNames = ["first", "last", "project", "tag", "points", "completed"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(first.text), .text(last.text), project.map { .text($0) } ?? .null,
      tag.map { .text($0) } ?? .null, .integer(score.points), .integer(score.completed),
    ]
  }
}

/// The points of a task by its priority.
private struct PointsRecord: Record {
  let settings: PulseSettings

  static let fieldNames = ["p0", "p1", "p2", "p3", "none"]

  var rows: [(name: Message, points: Int32)] {
    [
      (Message(verbatim: "P0"), settings.pointsP0 ?? 0),
      (Message(verbatim: "P1"), settings.pointsP1 ?? 0),
      (Message(verbatim: "P2"), settings.pointsP2 ?? 0),
      (Message(verbatim: "P3"), settings.pointsP3 ?? 0),
      ("none", settings.pointsNone ?? 0),
    ]
  }

  func fieldValues(in store: Store) -> [FieldValue] {
    rows.map { .integer(Int64($0.points)) }
  }
}
