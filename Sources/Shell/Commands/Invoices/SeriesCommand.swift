import TaskcoreSwift

extension Command {
  static let numberSeries = Command(
    name: "series", summary: "Show how invoices are numbered, or change it.",
    subcommands: [setSeries, deleteSeries],
    otherwise: Subcommand(
      name: "", summary: "Show how invoices are numbered.", synopsis: "[--format FORMAT]",
      options: [.outputFormat], operands: .none
    ) { _, arguments, session in
      let series = try session.store().numberSeries()
      try session.list(series, as: session.format(of: arguments)) {
        try Table(series, session.dates()).print(to: session.output)
      }
    },
    notes: [
      """
      PATTERN has letters, digits, + - _ and /, one counter such as {NNNN}, at most one
      month, {MM}, and at most one year, {YYYY} or {YY}; with it, the counter begins anew in
      each. NAME is invoice, credit_note, or another one, which “invoice add series:NAME” takes.
      """,
      "rm takes away a series without invoices; of the first two, what was set.",
    ],
    examples: [
      "series", "series set invoice F{YYYY}-{NNNN}", "series set export X{YY}/{NNN}",
      "series rm export",
    ])

  private static let setSeries = Subcommand(
    name: "set", summary: "Set the pattern of a series.", synopsis: "NAME PATTERN",
    operands: Operands([.series, .word(["F{YYYY}-{NNNN}"])], minimum: 2)
  ) { operands, _, session in
    // Nothing would take it away.
    guard !operands[1].bytes.isEmpty else {
      throw ShellError.usage("A pattern is not empty. “series rm” takes one away.")
    }
    let store = try session.store()
    try store.setNumberSeries(operands[0].bytes, operands[1].bytes)
    let series = try store.numberSeries().first { $0.name == operands[0].text }
    try session.say(
      "The next number of \(operands[0].text) is \(series?.nextNumber ?? "").")
  }

  private static let deleteSeries = Subcommand(
    name: "rm", summary: "Take away a series, or what was set.", synopsis: "NAME",
    operands: Operands([.series], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    guard try store.numberSeries().contains(where: { $0.name == operands[0].text }) else {
      throw ShellError.failed("There is no series \(operands[0].text.quoted).")
    }
    try store.setNumberSeries(operands[0].bytes, [])
    let series = try store.numberSeries().first { $0.name == operands[0].text }
    try session.say(
      series.map { "Series \($0.name) is as at first: \($0.pattern)" }
        ?? "Removed series \(operands[0].text).")
  }
}

extension Table {
  fileprivate init(_ series: [NumberSeries], _ dates: Dates) {
    self.init(
      columns: [
        .main("Series", minimumWidth: 8), Column(title: "Pattern", minimumWidth: 8),
        Column(title: "Next", minimumWidth: 8, importance: .high), .number("Issued", .low),
        Column(title: "Last", importance: .low),
      ],
      rows: series.map { series in
        [
          Cell(series.name), Cell(series.pattern), Cell(series.nextNumber),
          Cell(NumberText.grouped(series.issued)), Cell(dates.text(series.lastDate)),
        ]
      })
  }
}
