import CTaskcoreHeader

/// An invoice or a credit note in a list, as it was when it was read.
public struct Invoice: Sendable {
  /// Kind.
  public enum Kind: String, CaseIterable, Sendable {
    case invoice
    case creditNote = "credit_note"

    /// The library's TASKCORE_INVOICE_KIND_...
    package var code: Int32 {
      switch self {
      case .invoice: TASKCORE_INVOICE_KIND_INVOICE
      case .creditNote: TASKCORE_INVOICE_KIND_CREDIT_NOTE
      }
    }

    /// `invoice` or `credit note`
    public var noun: String { self == .invoice ? "invoice" : "credit note" }
  }

  /// State.
  public enum State: String, CaseIterable, Sendable {
    case draft
    case issued
    case partlyPaid = "partly_paid"
    case paid
    case overdue
    case void

    /// The library's TASKCORE_INVOICE_...
    package var code: Int32 {
      switch self {
      case .draft: TASKCORE_INVOICE_DRAFT
      case .issued: TASKCORE_INVOICE_ISSUED
      case .partlyPaid: TASKCORE_INVOICE_PARTLY_PAID
      case .paid: TASKCORE_INVOICE_PAID
      case .overdue: TASKCORE_INVOICE_OVERDUE
      case .void: TASKCORE_INVOICE_VOID
      }
    }

    /// The text.
    public var text: String { self == .partlyPaid ? "partly paid" : rawValue }
  }

  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// Empty of a draft.
  public let number: String
  /// Empty without one.
  public let clientName: String
  /// ISO 4217.
  public let currency: String
  /// Nil when there is none any more.
  public let client: Int64?
  /// Of a credit note.
  public let preceding: Int64?
  /// BT-109.
  public let net: Amount
  /// BT-110.
  public let vat: Amount
  /// BT-112.
  public let gross: Amount
  /// BT-115.
  public let due: Amount
  /// What its payments come to.
  public let paid: Amount
  /// What the credit notes issued for it come to.
  public let credited: Amount
  /// Due - paid - credited; 0 of a draft and of a void one.
  public let balance: Amount
  /// In milliseconds since 1970 UTC.
  public let created: Int64
  /// When it was last changed, in milliseconds since 1970 UTC.
  public let modified: Int64
  /// 0 of a draft.
  public let issued: Int64?
  /// The kind.
  public let kind: Kind
  /// The state.
  public let state: State
  /// The day of issue; nil for a draft.
  public let issueDate: CalendarDate?
  /// The day on which it is due; nil when that is not known yet.
  public let dueDate: CalendarDate?

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
  public var name: String { number.isEmpty ? "draft \(id)" : "\(kind.noun) \(number)" }
}
