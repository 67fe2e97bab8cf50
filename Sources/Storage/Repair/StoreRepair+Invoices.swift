import Domain

/// Invoices that could not be read, their parts, and what follows from them. Their numbers stay as they
/// are, whatever they are.
extension StoreRepair {
  /// Before the records are mended one by one.
  func mendInvoiceParts() throws {
    try removeLostParts()
    try giveRoles()
  }

  /// After the records were mended one by one.
  func mendInvoices() throws {
    try keepIssued()
    try rebuildSettlements()
    try rebuildTaxes()
    try countNumbers()
  }

  /// Removes what is of no invoice, or of no line.
  private func removeLostParts() throws {
    let lost = "typeof(invoice_uid) <> 'text' OR invoice_uid NOT IN (SELECT uid FROM invoice)"
    try remove(.invoiceLine, from: "invoice_line", where: lost)
    try remove(.invoiceAdjustment, from: "invoice_adjustment", where: lost)
    try remove(.invoiceParty, from: "invoice_party", where: lost)
    try remove(.payment, from: "payment", where: lost)
    try remove(.email, from: "email", where: lost)
    try remove(
      .billedItem, from: "billed_item",
      where: """
        typeof(line_uid) <> 'text' OR typeof(item_uid) <> 'text' OR item_uid = ''
        OR line_uid NOT IN (SELECT uid FROM invoice_line)
        """)
  }

  private func remove(
    _ entity: CommittedChange.Entity, from table: String, where condition: String
  ) throws {
    let lost = try rows("SELECT id, uid FROM \(table) WHERE \(condition) ORDER BY id") {
      Row(id: $0.integer(0), uid: $0.text(1))
    }
    for row in lost {
      try database.statement("DELETE FROM \(table) WHERE id = ?").run(row.id)
      try log.removed(entity, id: row.id, uid: row.uid)
    }
    report.invoicePartsRemoved += lost.count
  }

  /// A party without a role is the one that its invoice lacks.
  private func giveRoles() throws {
    let roleless = try rows(
      """
      SELECT id, uid, role, EXISTS (SELECT 1 FROM invoice_party AS other
        WHERE other.invoice_uid = invoice_party.invoice_uid AND other.role = 2)
      FROM invoice_party WHERE typeof(role) <> 'integer' OR role NOT IN (1, 2) ORDER BY id
      """
    ) {
      (
        row: Row(id: $0.integer(0), uid: $0.text(1)), old: $0.logValue(2),
        isSeller: $0.integer(3) != 0
      )
    }
    for party in roleless {
      let role: InvoiceParty.Role = party.isSeller ? .seller : .buyer
      try database.statement("UPDATE OR REPLACE invoice_party SET role = ? WHERE id = ?").run(
        role.rawValue, party.row.id)
      try log.changed(
        .invoiceParty, id: party.row.id, uid: party.row.uid, property: "role", old: party.old,
        new: .integer(Int64(role.rawValue)))
      report.valuesMended += 1
    }
  }

  /// What has a number was issued: it is no draft that could be changed or deleted.
  private func keepIssued() throws {
    let issued = try rows(
      "SELECT id, uid FROM invoice WHERE stage = 1 AND (number IS NOT NULL OR sequence IS NOT NULL)"
    ) { Row(id: $0.integer(0), uid: $0.text(1)) }
    let stage = LogValue.integer(Int64(Invoice.Stage.issued.rawValue))
    for row in issued {
      try database.statement("UPDATE invoice SET stage = ? WHERE id = ?").run(stage, row.id)
      try log.changed(
        .invoice, id: row.id, uid: row.uid, property: Invoice.Property.stage.rawValue,
        old: .integer(Int64(Invoice.Stage.draft.rawValue)), new: stage)
      report.valuesMended += 1
    }
  }

  /// What is paid and credited follows from payments and credit notes.
  private func rebuildSettlements() throws {
    let paid = try sums("SELECT invoice_uid, amount_minor FROM payment")
    let credited = try sums(
      """
      SELECT preceding_uid, gross_minor FROM invoice
      WHERE preceding_uid IS NOT NULL AND \(Database.creditNotes)
      """)
    let wrong = try rows("SELECT id, uid, paid_minor, credited_minor FROM invoice ORDER BY id") {
      let key = ExactText($0.text(1))
      let (paid, credited) = (paid[key]?.clamped ?? 0, credited[key]?.clamped ?? 0)
      let isRight = $0.logValue(2) == .integer(paid) && $0.logValue(3) == .integer(credited)
      return isRight ? nil : (id: $0.integer(0), paid: paid, credited: credited)
    }
    .compactMap { $0 }
    for row in wrong {
      try database.statement("UPDATE invoice SET paid_minor = ?, credited_minor = ? WHERE id = ?")
        .run(row.paid, row.credited, row.id)
    }
    if !wrong.isEmpty { rebuilt() }
  }

  private func sums(_ sql: String) throws -> [ExactText: ExactSum] {
    let select = try database.statement(sql)
    defer { select.reset() }
    var sums: [ExactText: ExactSum] = [:]
    while try select.step() {
      sums[ExactText(select.text(0)), default: ExactSum()] += select.integer(1)
    }
    return sums
  }

  /// They follow from the breakdowns.
  private func rebuildTaxes() throws {
    let expected = try rows(
      "SELECT id, vat_breakdown FROM invoice WHERE vat_breakdown IS NOT NULL ORDER BY id"
    ) { row in
      try [VATBreakdown](text: row.text(1)).map {
        [row.integer(0), Int64($0.category.rawValue), $0.rate, $0.taxable, $0.tax]
      }
      .sorted { $0.lexicographicallyPrecedes($1) }
    }
    .flatMap { $0 }
    let present = try rows("SELECT * FROM invoice_tax ORDER BY 1, 2, 3") { row in
      (0..<5).map { row.integer($0) }
    }
    if present == expected { return }
    try database.statement("DELETE FROM invoice_tax").run()
    let insert = try database.statement("INSERT INTO invoice_tax VALUES (?, ?, ?, ?, ?)")
    for row in expected { try insert.run(row[0], row[1], row[2], row[3], row[4]) }
    rebuilt()
  }

  private func rebuilt() {
    report.isIndexRebuilt = true
    log.changedUnlogged()
  }

  private func countNumbers() throws {
    let holes = try database.integer(
      """
      SELECT sum(missing) FROM (
        SELECT max(sequence) - count(DISTINCT sequence) AS missing FROM invoice
        WHERE sequence IS NOT NULL GROUP BY series, series_year)
      """)
    let unnumbered = try database.integer(
      "SELECT count(*) FROM invoice WHERE stage <> 1 AND (number IS NULL OR sequence IS NULL)")
    report.numbersMissing = Int((holes ?? 0) + (unnumbered ?? 0))
    let doubled = try database.integer(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM invoice WHERE number IS NOT NULL GROUP BY number HAVING count(*) > 1)
      """)
    report.numbersDoubled = Int(doubled ?? 0)
  }
}
