import TaskcoreSwift

extension Command {
  static let chart = Command(
    name: "chart", summary: "Draw a chart, in the terminal or as SVG.",
    synopsis: "chart [KIND] [OPTION]... \(Period.synopsis)",
    options: [
      measure, .ofProject, svg, width, height, .light, .dark, .outputFormat,
    ],
    operands: Period.operands(behind: [kinds]),
    notes: [
      "KIND is:",
      .rows([
        ("score", "a line of the points and their average; when not said"),
        ("done", "a ring of what was done and what is open, on a day"),
        ("projects, priorities", "bars of that"),
        ("weekdays, hours", "bars of when things were completed"),
        ("year", "a heat map, with a square for each day"),
        ("burndown", "a line of the open tasks"),
      ]),
      Period.note, "Without it, it is of the last 30 days, or of a year.",
      """
      In the terminal it is as wide as that, or as COLUMNS says. --svg writes the same
      to a file, or prints it for -; what is written before is replaced.
      """,
    ],
    examples: [
      "chart", "chart year", "chart score 90d --measure completed", "chart done yesterday",
      "chart projects --svg projects.svg --dark",
    ]
  ) { arguments, session in
    let store = try session.store()
    let query = try query(of: arguments, in: store)
    if let word = arguments.value(of: svg) {
      return try write(query, to: word, arguments, session)
    }
    if let option = [width, height, .light, .dark].first(where: arguments.has) {
      throw ShellError.usage("\(option.spelling) is for --svg FILE.")
    }
    let chart = try store.chart(query)
    try session.list(chart.records, as: session.format(of: arguments)) {
      try session.output.print(chart)
    }
  }

  private static let kinds = Operands.Kind.either([
    .word(ChartQuery.Kind.allCases.map(\.rawValue)), .word(Period.words),
  ])
  private static let measure = Option(
    name: "measure", value: "WHAT", choices: ChartQuery.Measure.allCases.map(\.rawValue),
    summary: "what is added up; points when not said")
  private static let svg = Option(
    name: "svg", value: "FILE", kind: .file, summary: "write it to a file, or - to print it")
  private static let width = Option(
    name: "width", value: "NUMBER", summary: "of the SVG, in pixels; 640 when not said")
  private static let height = Option(
    name: "height", value: "NUMBER", summary: "of the SVG, in pixels; 360 when not said")

  private static func query(of arguments: Arguments, in store: Store) throws -> ChartQuery {
    var query = ChartQuery()
    var words = arguments.operands[...]
    var others = [Message("a kind of chart such as projects").text]
    if let kind = words.first.flatMap({ ChartQuery.Kind(rawValue: $0.text.lowercased()) }) {
      query.kind = kind
      words = words.dropFirst()
      others = []
    }
    query.days = try Suggestion.hinting(words.first, ChartQuery.Kind.allCases.map(\.rawValue)) {
      return try PastDays(words, in: store, or: others)
    }
    guard query.kind != .done || query.days.first == query.days.last else {
      throw ShellError.usage("“chart done” is of one day: write only that.")
    }
    query.measure =
      arguments.value(of: measure).flatMap { ChartQuery.Measure(rawValue: $0.text) } ?? .points
    query.project = try arguments.project(in: store)?.id
    return query
  }

  private static func write(
    _ query: ChartQuery, to word: Word, _ arguments: Arguments, _ session: Session
  ) throws {
    guard !arguments.has(.outputFormat) else {
      throw ShellError.usage("--format is not for --svg.")
    }
    let path = try word.path
    var drawing = try DrawingOptions { $0.appearance = try arguments.appearance() }
    drawing.width = try arguments.size(width) ?? drawing.width
    drawing.height = try arguments.size(height) ?? drawing.height
    let svg = try session.store().svg(query, drawing)
    guard let path else { return try session.output.write(svg) }
    try OutputFile.write(svg, to: path)
    try session.say("Drew \(String(decoding: path, as: UTF8.self)).")
  }
}

extension Arguments {
  /// What `--light` or `--dark` say.
  func appearance() throws -> Appearance {
    switch (has(.light), has(.dark)) {
    case (true, true): throw ShellError.usage("--light and --dark contradict each other.")
    case (true, false): .light
    case (false, true): .dark
    case (false, false): .automatic
    }
  }

  /// The value of an option in pixels; the library says which it takes.
  fileprivate func size(_ option: Option) throws -> Int32? {
    try value(of: option).map { try Int32(written: $0.bytes) }
  }
}
