import TaskcoreSwift

extension Table {
  /// A line for each purchase. Types are shown when there are several.
  init(_ purchases: [Purchase], _ dates: Dates) {
    let showsType = Set(purchases.map(\.typeCode)).count > 1
    var columns = [
      Column.id, .main("Seller", minimumWidth: 8), Column(title: "Number", importance: .high),
    ]
    if showsType { columns.append(.init(title: "Type", importance: .low)) }
    columns += [
      Column(title: "Issued", importance: .low), Column(title: "Due"), Column(title: "State"),
      .amount("Total"), .amount("Owed"),
    ]
    self.init(
      columns: columns,
      rows: purchases.map { purchase in
        var cells = [
          Cell(String(purchase.id)), Cell(purchase.sellerName), Cell(purchase.number),
        ]
        if showsType { cells.append(Cell(String(purchase.typeCode))) }
        return cells + [
          Cell(dates.text(purchase.issueDate)), Cell(dates.text(purchase.dueDate)),
          Cell(purchase.state.word, purchase.state.style), Cell(purchase.gross.shown),
          Cell(purchase.owed),
        ]
      })
  }

  init(_ payments: [PurchasePayment], showsPurchase: Bool, _ dates: Dates) {
    var columns = [Column.id]
    if showsPurchase { columns.append(.number("Purchase")) }
    columns += [
      Column(title: "Date", importance: .high), .amount("Amount"), Column(title: "Means"),
      Column(title: "Reference", minimumWidth: 8),
      Column(title: "Notes", minimumWidth: 8, importance: .low),
    ]
    self.init(
      columns: columns,
      rows: payments.map { payment in
        let purchase = showsPurchase ? [Cell(String(payment.purchase))] : []
        return [Cell(String(payment.id))] + purchase + [
          Cell(dates.text(payment.date)), Cell(payment.amount.shown), Cell(payment.means),
          Cell(payment.reference), Cell(payment.notes),
        ]
      })
  }
}

extension Purchase {
  /// What is still to be paid; of a credit note, what the seller owes, below 0.
  var owed: String {
    if balance.minor <= 0 { return "" }
    return isCredit ? Amount(-balance.minor, balance.currency).shown : balance.shown
  }
}

extension Purchase.State {
  var word: Message {
    switch self {
    case .open: "open"
    case .partlyPaid: "partly paid"
    case .paid: "paid"
    case .overdue: "overdue"
    }
  }

  var style: Style {
    switch self {
    case .open, .partlyPaid: .plain
    case .paid: .green
    case .overdue: .red
    }
  }
}
