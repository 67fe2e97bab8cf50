import Domain

/// The statements that find the invoices of a query: one for drafts, one for the others. Each has as its
/// first parameter today, and as its last one how many rows are wanted.
struct InvoiceQuerySQL {
  private(set) var select: String
  private(set) var values: [any Bindable]

  /// An invoice's ``InvoiceState`` on the day ?1.
  private static let state = """
    CASE WHEN i.stage = 1 THEN 1
      WHEN i.kind = 5 THEN CASE WHEN \(SQLiteInvoiceRepository.isInvoiced) THEN 11
        WHEN i.answer = 1 THEN 8 WHEN i.answer = 2 THEN 9 WHEN i.valid_until < ?1 THEN 10 ELSE 2 END
      WHEN i.stage = 3 THEN 6 WHEN i.stage = 4 THEN 7
      WHEN i.due_minor - i.paid_minor <= i.credited_minor THEN 4 WHEN i.kind = 2 THEN 2
      WHEN i.due_date < ?1 THEN 5 WHEN i.paid_minor > 0 OR i.credited_minor > 0 THEN 3 ELSE 2 END
    """

  private static let clientName = "coalesce(b.name, c.name, '')"

  private static let columns = """
    SELECT i.id, i.uid, coalesce(i.number, ''), \(clientName), i.currency, coalesce(c.id, 0),
      CASE WHEN i.preceding_uid IS NULL THEN 0
        ELSE coalesce((SELECT id FROM invoice WHERE uid = i.preceding_uid), 0) END,
      i.net_minor, i.vat_minor, i.gross_minor, i.due_minor, i.paid_minor, i.credited_minor,
      CASE WHEN i.stage = 2 AND i.kind <> 5 THEN i.due_minor - i.paid_minor - i.credited_minor ELSE 0 END,
      i.created_ms, i.modified_ms, coalesce(i.issued_ms, 0), i.kind, \(state),
      coalesce(i.issue_date, 0), coalesce(i.due_date, 0),
      CASE WHEN i.stage = 1 THEN 0 ELSE coalesce(
        (SELECT id FROM invoice WHERE uid = i.twin_uid),
        (SELECT id FROM invoice WHERE uid = (
          SELECT min(uid) FROM invoice WHERE twin_uid = i.uid)), 0) END,
      CASE WHEN i.quote_uid IS NULL THEN 0
        ELSE coalesce((SELECT id FROM invoice WHERE uid = i.quote_uid), 0) END,
      coalesce(i.valid_until, 0), coalesce(i.answer_date, 0),
      CASE i.has_gross_prices WHEN 1 THEN i.due_minor + i.prepaid_minor ELSE i.gross_minor END
    FROM invoice AS i LEFT JOIN invoice_party AS b ON b.invoice_uid = i.uid AND b.role = 2
      LEFT JOIN client AS c ON c.uid = i.client_uid
    """

  static let one = "\(columns) WHERE i.id = ?2"

  /// In the order of the list.
  ///
  /// - Throws: `notFound` for a client that is not there.
  static func all(
    _ query: InvoiceQuery, on today: CalendarDate, in database: Database
  ) throws -> [InvoiceQuerySQL] {
    let clientUID = try query.client.map { try uid(ofClient: $0, in: database) }
    let known = query.isOfQuotes ? InvoiceState.ofQuotes : InvoiceState.ofInvoices
    let states = query.states.map { known.intersection($0) } ?? known
    let hasPeriod = query.first != nil || query.last != nil
    var statements: [InvoiceQuerySQL] = []
    if states.contains(.draft), !hasPeriod {
      statements.append(InvoiceQuerySQL(query, [.draft], clientUID, today))
    }
    let issued = states.subtracting([.draft])
    if !issued.isEmpty { statements.append(InvoiceQuerySQL(query, issued, clientUID, today)) }
    return statements
  }

  /// Either of drafts alone or of others alone.
  private init(
    _ query: InvoiceQuery, _ states: Set<InvoiceState>, _ clientUID: String?, _ today: CalendarDate
  ) {
    values = [today]
    var conditions: [String] = []
    func add(
      _ condition: (String) -> String, _ value: any Bindable, to values: inout [any Bindable]
    ) {
      values.append(value)
      conditions.append(condition("?\(values.count)"))
    }
    conditions +=
      query.isOfQuotes ? Self.quoteConditions(for: states) : Self.conditions(for: states)
    if let clientUID { add({ "i.client_uid = \($0)" }, clientUID, to: &values) }
    if query.isOfQuotes {
      // Said as the partial index says it.
      conditions.append("i.kind = 5")
    } else if let kind = query.kind {
      add({ "i.kind = \($0)" }, kind.rawValue, to: &values)
    } else {
      conditions.append("i.kind <> 5")
    }
    if let isDebit = query.isDebit {
      conditions.append(isDebit ? "i.kind NOT IN (2, 5)" : "i.kind = 2")
    }
    if let first = query.first { add({ "i.issue_date >= \($0)" }, first, to: &values) }
    if let last = query.last { add({ "i.issue_date <= \($0)" }, last, to: &values) }
    if let text = query.text { add(Self.mentions, NameKey(text).text, to: &values) }
    let isOfDrafts = states == [.draft]
    let order = isOfDrafts ? "i.created_ms DESC" : "i.issue_date DESC, i.sequence DESC"
    select = """
      \(Self.columns)
      WHERE \(conditions.joined(separator: " AND "))
      ORDER BY \(order), i.uid DESC LIMIT ?\(values.count + 1)
      """
  }

  private static let open: Set<InvoiceState> = [.issued, .partlyPaid, .overdue]
  private static let issued = open.union([.paid, .void, .replaced])

  /// Said as the partial indexes say it, so that they are used.
  private static func conditions(for states: Set<InvoiceState>) -> [String] {
    if states == [.draft] { return ["i.stage = 1"] }
    if states == [.void] { return ["i.stage = 3"] }
    if states == [.replaced] { return ["i.stage = 4"] }
    var conditions = ["i.stage <> 1"]
    if states.isSubset(of: open) {
      conditions = ["i.stage = 2", "i.due_minor > i.paid_minor + i.credited_minor"]
      if states == open { return conditions }
    }
    if states != issued {
      let codes = states.map(\.rawValue).sorted().map(String.init).joined(separator: ", ")
      conditions.append("\(state) IN (\(codes))")
    }
    return conditions
  }

  private static func quoteConditions(for states: Set<InvoiceState>) -> [String] {
    if states == [.draft] { return ["i.stage = 1"] }
    if states == InvoiceState.ofQuotes.subtracting([.draft]) { return ["i.stage <> 1"] }
    let codes = states.map(\.rawValue).sorted().map(String.init).joined(separator: ", ")
    return ["i.stage <> 1", "\(state) IN (\(codes))"]
  }

  private static func mentions(_ text: String) -> String {
    let own = [
      "i.number", clientName, "i.buyer_reference", "i.order_reference", "i.contract_reference",
      "i.preceding_number",
    ]
    return """
      (\(own.map { "taskcore_mentions(\($0), \(text))" }.joined(separator: " OR "))
      OR EXISTS (SELECT 1 FROM invoice_line AS l WHERE l.invoice_uid = i.uid
        AND (taskcore_mentions(l.name, \(text)) OR taskcore_mentions(l.details, \(text)))))
      """
  }

  private static func uid(ofClient id: Int64, in database: Database) throws -> String {
    let find = try database.statement("SELECT uid FROM client WHERE id = ?")
    defer { find.reset() }
    try find.bind(id)
    guard try find.step() else {
      throw Failure(.notFound, "There is no client \(id).", field: "client_id")
    }
    return find.text(0)
  }
}
