import TaskcoreSwift

extension Table {
  /// A line for each quote.
  init(quotes: [Invoice], _ dates: Dates) {
    self.init(
      columns: [
        .main("Quote", minimumWidth: nil),
        Column(title: "Client", minimumWidth: 8, importance: .high),
        Column(title: "Issued", importance: .low), Column(title: "Valid until"),
        Column(title: "State"), .amount("Total"),
      ],
      rows: quotes.map { quote in
        [
          Cell(quote.number.isEmpty ? String(quote.id) : quote.number), Cell(quote.clientName),
          Cell(dates.text(quote.issueDate)), Cell(dates.text(quote.validUntil)),
          Cell(quote.stateWord, quote.state.style), Cell(quote.gross.shown),
        ]
      })
  }
}

extension Invoice {
  /// Where it stands: a quote that was issued is open.
  var stateWord: Message { kind == .quote && state == .issued ? "open" : state.word }
}
