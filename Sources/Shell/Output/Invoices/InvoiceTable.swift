import TaskcoreSwift

extension Table {
  /// A line for each invoice and credit note. Kinds are shown when there are both.
  init(_ invoices: [Invoice], _ dates: Dates) {
    let showsKind = invoices.contains { $0.kind == .creditNote }
    var columns = [Column(title: "Invoice")]
    if showsKind { columns.append(Column(title: "Kind", minimumWidth: 6)) }
    columns += [
      Column(title: "Client", minimumWidth: 8), Column(title: "Issued"), Column(title: "Due"),
      Column(title: "State"), Column(title: "Total", isNumeric: true),
      Column(title: "Owed", isNumeric: true),
    ]
    self.init(
      columns: columns,
      rows: invoices.map { invoice in
        var cells = [Cell(invoice.number.isEmpty ? String(invoice.id) : invoice.number)]
        if showsKind { cells.append(Cell(invoice.kind.noun)) }
        return cells + [
          Cell(invoice.clientName), Cell(dates.text(invoice.issueDate)),
          Cell(dates.text(invoice.dueDate)), Cell(invoice.state.text, invoice.state.style),
          Cell(invoice.gross.text), Cell(invoice.owed),
        ]
      })
  }

  init(_ payments: [PaymentRecord], showsInvoice: Bool, _ dates: Dates) {
    var columns = [Column(title: "Id", isNumeric: true)]
    if showsInvoice { columns.append(Column(title: "Invoice")) }
    columns += [
      Column(title: "Date"), Column(title: "Amount", isNumeric: true), Column(title: "Means"),
      Column(title: "Reference", minimumWidth: 8), Column(title: "Notes", minimumWidth: 8),
    ]
    self.init(
      columns: columns,
      rows: payments.map { record in
        let payment = record.payment
        let number = showsInvoice ? [Cell(record.number)] : []
        return [Cell(String(payment.id))] + number + [
          Cell(dates.text(payment.date)), Cell(payment.amount.text), Cell(payment.means),
          Cell(payment.reference), Cell(payment.notes),
        ]
      })
  }

  init(_ emails: [Email], _ dates: Dates) throws {
    self.init(
      columns: [
        Column(title: "Id", isNumeric: true), Column(title: "When"), Column(title: "State"),
        Column(title: "To", minimumWidth: 12), Column(title: "Subject", minimumWidth: 12),
        Column(title: "Error", minimumWidth: 8),
      ],
      rows: try emails.map { email in
        [
          Cell(String(email.id)), Cell(try dates.text(email.created)),
          Cell(email.state.rawValue, email.state.style), Cell(email.recipients),
          Cell(email.subject), Cell(email.error),
        ]
      })
  }
}

extension Invoice {
  /// What the client still has to pay; nothing of a credit note.
  fileprivate var owed: String {
    balance.isZero || kind == .creditNote ? "" : balance.text
  }
}

extension Invoice.State {
  var style: Style {
    switch self {
    case .draft, .void: .dim
    case .issued, .partlyPaid: .plain
    case .paid: .green
    case .overdue: .red
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
