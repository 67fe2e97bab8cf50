import TaskcoreSwift

extension Table {
  init(_ reminders: [PaymentReminder], _ dates: Dates) throws {
    self.init(
      columns: [
        .id, Column(title: "Invoice", importance: .high), .main("Client", minimumWidth: 8),
        .number("Level"), Column(title: "Date"), Column(title: "Pay by", importance: .low),
        Column(title: "Sent"), .amount("Owed"), .amount("Costs"), .amount("Total"),
      ],
      rows: try reminders.map { each in
        let costs = Amount(each.total.minor - each.owed.minor, each.currency)
        return [
          Cell(String(each.id)), Cell(each.number), Cell(each.clientName),
          Cell(String(each.level)), Cell(dates.text(each.date)), Cell(dates.text(each.payBy)),
          Cell(try each.sent.map { try dates.shortText($0) } ?? ""), Cell(each.owed.shown),
          Cell(costs.isZero ? "" : costs.shown), Cell(each.total.shown),
        ]
      })
  }

  init(_ spans: [InterestSpan], _ dates: Dates) {
    self.init(
      columns: [
        Column(title: "From", importance: .high), Column(title: "To", importance: .high),
        .number("Days"), .number("Rate"), .amount("Owed"),
      ],
      rows: spans.map { each in
        [
          Cell(dates.text(each.firstDate)), Cell(dates.text(each.lastDate)),
          Cell(String(each.days)),
          Cell(each.isCovered ? DecimalText.percent(each.rate) : Message("none").text),
          Cell(each.owed.shown),
        ]
      })
  }

  init(_ late: [LateInvoice], _ dates: Dates) {
    self.init(
      columns: [
        Column(title: "Invoice", importance: .high), .main("Client", minimumWidth: 8),
        Column(title: "Due"), .number("Days"), Column(title: "Last", importance: .low),
        .number("Level"), .amount("Owed"),
      ],
      rows: late.map { each in
        [
          Cell(each.number), Cell(each.clientName), Cell(dates.text(each.dueDate)),
          Cell(String(each.days)), Cell(dates.text(each.lastDate)), Cell(String(each.nextLevel)),
          Cell(each.balance.shown),
        ]
      })
  }

  init(_ rates: [PenaltyRate], _ dates: Dates) {
    self.init(
      columns: [
        .id, Column(title: "For", importance: .high), Column(title: "Currency"),
        Column(title: "From"), Column(title: "Until"), .number("Rate"),
        Column(title: "Notes", minimumWidth: 8, importance: .low),
      ],
      rows: rates.map { each in
        [
          Cell(String(each.id)), Cell(each.debtor.word), Cell(each.currency),
          Cell(dates.text(each.firstDate)), Cell(dates.text(each.lastDate)),
          Cell(DecimalText.percent(each.rate)), Cell(each.notes),
        ]
      })
  }
}
