import TaskcoreSwift

extension Command {
  private typealias Tokens = [Token<PenaltyRateChanges>]

  static let addRate = Subcommand(
    name: "rate", summary: "Enter a rate of interest for late payment.",
    synopsis: "PERCENT from:DATE [TOKEN]...",
    operands: Operands(
      [.word([]), .tokens(Tokens.penaltyRate.map(\.form))], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    var rate = PenaltyRateChanges()
    rate.rate = try DecimalText.basisPoints(of: operands[0].bytes)
    try Tokens.penaltyRate.read(operands.dropFirst(), into: &rate, in: store)
    try session.report(rate: store.addPenaltyRate(rate)) { "Added \($0)." }
  }

  static let listOfRates = Subcommand(
    name: "rates", summary: "List rates of interest.", synopsis: "[--format FORMAT]",
    options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let rates = try session.store().penaltyRates()
    try session.list(rates, as: session.format(of: arguments)) {
      guard !rates.isEmpty else { return try session.output.print("No rates of interest.") }
      try Table(rates, session.dates()).print(to: session.output)
    }
  }

  static let editRate = Subcommand(
    name: "rate edit", summary: "Change how much it is, or until when it holds.",
    synopsis: "ID [PERCENT] [TOKEN]...",
    operands: Operands(
      [
        .rateIDs, .tokens(Tokens.penaltyRateChanges.map(\.form)),
      ], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .rate)
    var rate = PenaltyRateChanges()
    var words = operands.dropFirst()
    if let word = words.first, try Tokens.penaltyRateChanges.match(word) == nil {
      rate.rate = try DecimalText.basisPoints(of: word.bytes)
      words.removeFirst()
    }
    try Tokens.penaltyRateChanges.read(words, into: &rate, in: store)
    try store.updatePenaltyRate(id, rate)
    try session.report(rate: id) { "Changed \($0)." }
  }

  static let deleteRates = Subcommand.removal(
    "rate rm", of: .rate, .rateIDs, summary: "Remove rates; reminders stay as they are."
  ) {
    Message(count: $0, "remove \($0) rate of interest", "remove \($0) rates of interest")
  } telling: {
    Message(count: $0, "Removed \($0) rate of interest.", "Removed \($0) rates of interest.")
  } delete: {
    try $0.deletePenaltyRates($1)
  }
}

extension Session {
  fileprivate func report(rate id: Int64, _ sentence: (_ what: Message) -> Message) throws {
    let found = try store().penaltyRates().filter { $0.id == id }
    try list(found, as: settings.format) {
      guard let rate = found.first else { return }
      let percent = DecimalText.percent(rate.rate)
      let first = try dates().text(rate.firstDate)
      guard let last = rate.lastDate else {
        return try say(
          sentence(
            "rate \(id): \(percent) a year from \(first), \(rate.debtor.word), \(rate.currency)")
        )
      }
      let until = try dates().text(last)
      try say(
        sentence(
          "rate \(id): \(percent) a year from \(first) to \(until), \(rate.debtor.word), \(rate.currency)"
        ))
    }
  }
}
