import TaskcoreSwift

extension Table {
  /// A line for each invoice and credit note. Kinds are shown when there are both.
  init(_ invoices: [Invoice], _ dates: Dates) {
    let showsKind = invoices.contains { $0.kind != .invoice }
    var columns = [Column.main("Invoice", minimumWidth: nil)]
    if showsKind { columns.append(.init(title: "Kind", minimumWidth: 6, importance: .low)) }
    columns += [
      Column(title: "Client", minimumWidth: 8, importance: .high),
      Column(title: "Issued", importance: .low), Column(title: "Due"), Column(title: "State"),
      .amount("Total"), .amount("Owed"),
    ]
    self.init(
      columns: columns,
      rows: invoices.map { invoice in
        var cells = [Cell(invoice.number.isEmpty ? String(invoice.id) : invoice.number)]
        if showsKind { cells.append(Cell(invoice.kind.word)) }
        return cells + [
          Cell(invoice.clientName), Cell(dates.text(invoice.issueDate)),
          Cell(dates.text(invoice.dueDate)), Cell(invoice.state.word, invoice.state.style),
          Cell(invoice.total.shown), Cell(invoice.owed),
        ]
      })
  }

  init(_ payments: [PaymentRecord], showsInvoice: Bool, _ dates: Dates) {
    var columns = [Column.id]
    if showsInvoice { columns.append(.main("Invoice", minimumWidth: nil)) }
    columns += [
      Column(title: "Date", importance: .high), .amount("Amount"), Column(title: "Means"),
      Column(title: "Reference", minimumWidth: 8),
      Column(title: "Notes", minimumWidth: 8, importance: .low),
    ]
    self.init(
      columns: columns,
      rows: payments.map { record in
        let payment = record.payment
        let number = showsInvoice ? [Cell(record.number)] : []
        return [Cell(String(payment.id))] + number + [
          Cell(dates.text(payment.date)), Cell(payment.amount.shown), Cell(payment.means),
          Cell(payment.reference), Cell(payment.notes),
        ]
      })
  }

  init(_ emails: [Email], _ dates: Dates) throws {
    self.init(
      columns: [
        .id, Column(title: "When"), Column(title: "State", importance: .high), .main("To"),
        Column(title: "Subject", minimumWidth: 12, importance: .low),
        Column(title: "Error", minimumWidth: 8),
      ],
      rows: try emails.map { email in
        [
          Cell(String(email.id)), Cell(try dates.text(email.created)),
          Cell(email.state.word, email.state.style), Cell(email.recipients),
          Cell(email.subject), Cell(email.error),
        ]
      })
  }
}

extension Invoice {
  /// What the client still has to pay; nothing of a credit note.
  fileprivate var owed: String {
    balance.isZero || kind == .creditNote ? "" : balance.shown
  }
}

extension Invoice.State {
  var style: Style {
    switch self {
    case .draft, .void, .replaced: .dim
    case .issued, .partlyPaid: .plain
    case .paid, .accepted: .green
    case .overdue: .red
    case .declined, .expired, .invoiced: .dim
    }
  }
}

extension Email.State {
  var style: Style {
    switch self {
    case .sending: .yellow
    case .sent: .green
    case .failed: .red
    }
  }
}
