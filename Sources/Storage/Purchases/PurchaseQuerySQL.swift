import Domain

/// The statement of a purchase query. Its first parameter is today's date, its last one the maximum number of
/// rows.
struct PurchaseQuerySQL {
  private(set) var select: String
  private(set) var values: [any Bindable]

  /// As a real number, so that no sum overflows; exact for all that amounts can be.
  private static let paid = """
    CAST(coalesce((SELECT total(amount_minor) FROM purchase_payment WHERE purchase_uid = p.uid), 0) AS INTEGER)
    """

  private static let isCredit = "p.type_code IN (\(Purchase.creditTypeList))"

  /// All but the file, whose pages no list reads.
  private static let listed = Purchase.Property.allCases.filter { $0 != .data }.map(\.rawValue)
    .joined(separator: ", ")

  /// Each purchase with what was paid of it, what is owed, and how far it is paid on the day ?1.
  static let purchases = """
    SELECT b.*, CASE WHEN b.balance <= 0 THEN \(PurchaseState.paid.rawValue)
        WHEN b.due_date < ?1 AND NOT b.is_credit THEN \(PurchaseState.overdue.rawValue)
        WHEN b.paid > 0 THEN \(PurchaseState.partlyPaid.rawValue)
        ELSE \(PurchaseState.open.rawValue) END AS state
    FROM (SELECT q.*, q.due_minor - q.paid AS balance
      FROM (SELECT id, uid, \(listed), \(paid) AS paid, \(isCredit) AS is_credit FROM purchase AS p) AS q) AS b
    """

  private static let columns = """
    SELECT id, uid, number, coalesce(seller_name, ''), coalesce(seller_country, ''),
      coalesce(seller_vat_number, ''), coalesce(seller_siren, ''), coalesce(payee_name, ''),
      coalesce(iban, ''), coalesce(payment_reference, ''), currency, coalesce(notes, ''),
      net_minor, vat_minor, gross_minor, prepaid_minor, due_minor, paid, balance,
      created_ms, modified_ms, type_code, state, coalesce(issue_date, 0), coalesce(due_date, 0),
      is_credit, file_length, is_pdf
    FROM (\(purchases))
    """

  static let one = "\(columns) WHERE id = ?2"

  init(_ query: PurchaseQuery, on today: CalendarDate) {
    values = [today]
    var conditions: [String] = []
    func add(
      _ condition: (String) -> String, _ value: any Bindable, to values: inout [any Bindable]
    ) {
      values.append(value)
      conditions.append(condition("?\(values.count)"))
    }
    if let states = query.states {
      let codes = states.map(\.rawValue).sorted().map(String.init).joined(separator: ", ")
      conditions.append("state IN (\(codes))")
    }
    if let isCredit = query.isCredit { conditions.append(isCredit ? "is_credit" : "NOT is_credit") }
    if let first = query.first { add({ "issue_date >= \($0)" }, first, to: &values) }
    if let last = query.last { add({ "issue_date <= \($0)" }, last, to: &values) }
    if let due = query.due { add({ "due_date <= \($0)" }, due, to: &values) }
    if let currency = query.currency { add({ "currency = \($0)" }, currency, to: &values) }
    if let text = query.text { add(Self.mentions, NameKey(text).text, to: &values) }
    let condition = conditions.isEmpty ? "1" : conditions.joined(separator: " AND ")
    select = """
      \(Self.columns) WHERE \(condition)
      ORDER BY \(Self.order(query.order)), created_ms DESC, uid DESC LIMIT ?\(values.count + 1)
      """
  }

  private static func order(_ order: PurchaseOrder) -> String {
    switch order {
    case .dueDate: "due_date IS NULL, due_date"
    case .issueDate: "issue_date DESC"
    case .seller: "taskcore_collation_key(coalesce(seller_name, ''))"
    case .balance: "currency, balance DESC"
    case .received: "created_ms DESC"
    }
  }

  private static func mentions(_ text: String) -> String {
    let own = [
      "number", "seller_name", "seller_vat_number", "seller_siren", "payee_name",
      "payment_reference", "notes",
    ]
    return "(\(own.map { "taskcore_mentions(\($0), \(text))" }.joined(separator: " OR ")))"
  }
}
