import CTaskcoreHeader

/// An invoice or a credit note in a list, as it was when it was read.
struct Invoice {
  enum Kind: String, CaseIterable {
    case invoice
    case creditNote = "credit_note"

    /// The library's TASKCORE_INVOICE_KIND_...
    var code: Int32 {
      switch self {
      case .invoice: TASKCORE_INVOICE_KIND_INVOICE
      case .creditNote: TASKCORE_INVOICE_KIND_CREDIT_NOTE
      }
    }

    /// `invoice` or `credit note`
    var noun: String { self == .invoice ? "invoice" : "credit note" }
  }

  enum State: String, CaseIterable {
    case draft
    case issued
    case partlyPaid = "partly_paid"
    case paid
    case overdue
    case void

    /// The library's TASKCORE_INVOICE_...
    var code: Int32 {
      switch self {
      case .draft: TASKCORE_INVOICE_DRAFT
      case .issued: TASKCORE_INVOICE_ISSUED
      case .partlyPaid: TASKCORE_INVOICE_PARTLY_PAID
      case .paid: TASKCORE_INVOICE_PAID
      case .overdue: TASKCORE_INVOICE_OVERDUE
      case .void: TASKCORE_INVOICE_VOID
      }
    }

    var text: String { self == .partlyPaid ? "partly paid" : rawValue }
  }

  let id: Int64
  let uid: String
  /// Empty of a draft.
  let number: String
  /// Empty without one.
  let clientName: String
  let currency: String
  /// Nil when there is none any more.
  let client: Int64?
  /// Of a credit note.
  let preceding: Int64?
  let net: Amount
  let vat: Amount
  let gross: Amount
  let due: Amount
  let paid: Amount
  let credited: Amount
  let balance: Amount
  /// In milliseconds since 1970 UTC.
  let created: Int64
  let modified: Int64
  let issued: Int64?
  let kind: Kind
  let state: State
  let issueDate: CalendarDate?
  let dueDate: CalendarDate?

  init(_ row: taskcore_invoice) {
    id = row.id
    uid = String(c: row.uid)
    number = String(c: row.number)
    clientName = String(c: row.client_name)
    let currency = String(c: row.currency)
    self.currency = currency
    client = row.client_id == 0 ? nil : row.client_id
    preceding = row.preceding_id == 0 ? nil : row.preceding_id
    net = Amount(row.net_minor, currency)
    vat = Amount(row.vat_minor, currency)
    gross = Amount(row.gross_minor, currency)
    due = Amount(row.due_minor, currency)
    paid = Amount(row.paid_minor, currency)
    credited = Amount(row.credited_minor, currency)
    balance = Amount(row.balance_minor, currency)
    created = row.created_ms
    modified = row.modified_ms
    issued = row.issued_ms == 0 ? nil : row.issued_ms
    kind = Kind.allCases.first { $0.code == row.kind } ?? .invoice
    state = State.allCases.first { $0.code == row.state } ?? .draft
    issueDate = CalendarDate(number: row.issue_date)
    dueDate = CalendarDate(number: row.due_date)
  }

  /// How it is called: `invoice F2026-0001`, or `draft 3`.
  var name: String { number.isEmpty ? "draft \(id)" : "\(kind.noun) \(number)" }
}
