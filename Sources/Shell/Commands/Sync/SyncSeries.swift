import TaskcoreSwift

/// The device that issues the numbers of a series.
extension Command {
  static let listSeries = Subcommand(
    name: "series", summary: "List which device issues invoices in which series.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let series = try session.store().numberSeries()
    try session.list(series, as: session.format(of: arguments)) {
      try Table(
        columns: [
          .main("Series", minimumWidth: 8), .init(title: "Issued by"), .init(title: "Here"),
          .init(title: "Next", minimumWidth: 8), .init(title: "Without a series", importance: .low),
        ],
        rows: series.map { series in
          let own: Message = series.isOwn ? "yes" : ""
          return [
            Table.Cell(series.name), Table.Cell(series.ownerWords),
            Table.Cell(series.right.word.text),
            Table.Cell(series.nextNumber), Table.Cell(own.text),
          ]
        }
      ).print(to: session.output)
    }
  }

  private static let force = Option(
    name: "force", summary: "at once: a number may be given twice")

  static let claimSeries = Subcommand(
    name: "claim", summary: "Let this device issue invoices in a series, once all devices know.",
    synopsis: "SERIES [--force]", options: [force], operands: Operands([.series], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    try store.claimNumberSeries(operands[0].bytes, isForced: arguments.has(force))
    let series = try store.numberSeries().first { $0.name == operands[0].text }
    switch series?.right {
    case .waiting:
      try session.say(
        "This device issues in \(operands[0].text.quoted) as soon as all devices have synced: “sync” here, there, and here again."
      )
    case .alone:
      try session.say("This store is not synced: it issues in all series.")
    default: try session.say("This device issues in \(operands[0].text.quoted).")
    }
  }

  static let useSeries = Subcommand(
    name: "use", summary: "Number what names no series in this one, on this device alone.",
    synopsis: "SERIES [--credit]", options: [credit], operands: Operands([.series], minimum: 1)
  ) { operands, arguments, session in
    let kind: Invoice.Kind = arguments.has(credit) ? .creditNote : .invoice
    try session.store().useNumberSeries(operands[0].bytes, for: kind)
    try session.say("This device numbers in \(operands[0].text.quoted).")
  }

  private static let credit = Option(name: "credit", summary: "credit notes, not invoices")
}

extension NumberSeries {
  fileprivate var ownerWords: String {
    isForced ? Message("\(owner), by force").text : owner
  }
}

extension NumberSeries.Right {
  /// What this device may do.
  fileprivate var word: Message {
    switch self {
    case .alone, .mine: "issues"
    case .waiting: "waits"
    case .others: ""
    case .unclaimed: "nobody issues"
    }
  }
}

extension Session {
  func sayTwins(_ state: SyncState) throws {
    if state.twins == 0 { return }
    let count = NumberText.grouped(state.twins)
    try say(
      Message(
        count: state.twins,
        "\(count) invoice has the number of another one: “invoices” tells which.",
        "\(count) invoices have the numbers of others: “invoices” tells which."))
  }
}
