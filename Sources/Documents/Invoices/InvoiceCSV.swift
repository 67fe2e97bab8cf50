package import Domain

/// A table of invoices and credit notes.
///
/// Dates are as ISO 8601 has them, and amounts are numbers in the currency's unit, with a point.
package struct InvoiceCSV {
  /// The values of a line.
  package struct Row {
    package var uid = ""
    /// Empty of a draft, as the issue date is.
    package var number = ""
    package var kind = Invoice.Kind.invoice
    package var state = InvoiceState.draft
    package var issueDate: CalendarDate?
    package var dueDate: CalendarDate?
    package var client = ""
    package var currency = ""
    /// In minor units, as all amounts.
    package var net: Int64 = 0
    package var vat: Int64 = 0
    package var gross: Int64 = 0
    package var due: Int64 = 0
    package var paid: Int64 = 0
    package var credited: Int64 = 0
    package var balance: Int64 = 0

    package init() {}
  }

  private static let columns = [
    "number", "kind", "state", "issue_date", "due_date", "client", "currency", "net", "vat",
    "gross", "due", "paid", "credited", "balance", "uid",
  ]

  private var table = CSVTable(columns: columns)

  package var text: String { table.text }

  package init() {}

  package mutating func append(_ row: Row) {
    let decimals = (try? Currency(row.currency))?.exponent ?? 2
    let amounts = [row.net, row.vat, row.gross, row.due, row.paid, row.credited, row.balance]
    table.append(
      [
        row.number, row.kind.word, row.state.word, row.issueDate?.text ?? "",
        row.dueDate?.text ?? "", row.client, row.currency,
      ] + amounts.map { DecimalText.text($0, decimals: decimals) } + [row.uid])
  }
}

extension Invoice.Kind {
  /// In a table.
  var word: String {
    switch self {
    case .invoice: "invoice"
    case .creditNote: "credit_note"
    case .downPayment: "down_payment"
    case .corrected: "corrected"
    case .quote: "quote"
    }
  }
}

extension InvoiceState {
  fileprivate var word: String {
    switch self {
    case .draft: "draft"
    case .issued: "issued"
    case .partlyPaid: "partly_paid"
    case .paid: "paid"
    case .overdue: "overdue"
    case .void: "void"
    case .replaced: "replaced"
    case .accepted: "accepted"
    case .declined: "declined"
    case .expired: "expired"
    case .invoiced: "invoiced"
    }
  }
}
