import Domain

/// Repairs unreadable invoices, their parts and derived columns. Numbers are never changed.
extension StoreRepair {
  /// Before the records are mended one by one.
  func mendInvoiceParts() throws {
    try nameOwners()
    try removeLostParts()
    try giveRoles()
    try datePayments()
  }

  /// After the records were mended one by one.
  func mendInvoices() throws {
    try keepIssued()
    try rebuildSettlements()
    try rebuildTaxes()
    try mendTwins()
    try mendNumberSeries()
    try countNumbers()
    try countMissing()
  }

  /// A kind of invoice parts, with the column that refers to the invoice.
  private struct Part {
    var entity: CommittedChange.Entity
    var owner: String
    var table: String { entity.table }
    var ownerEntity: CommittedChange.Entity { owner == "line_uid" ? .invoiceLine : .invoice }
  }

  private static let parts = [
    Part(entity: .invoiceLine, owner: "invoice_uid"),
    Part(entity: .invoiceAdjustment, owner: "invoice_uid"),
    Part(entity: .invoiceParty, owner: "invoice_uid"),
    Part(entity: .invoiceReference, owner: "invoice_uid"),
    Part(entity: .payment, owner: "invoice_uid"),
    Part(entity: .email, owner: "invoice_uid"),
    Part(entity: .paymentReminder, owner: "invoice_uid"),
    Part(entity: .billedItem, owner: "line_uid"),
  ]

  /// A part that does not say of what it is can be read again: it is of something that is missing.
  private func nameOwners() throws {
    for part in Self.parts + [Part(entity: .billedItem, owner: "item_uid")] {
      let nameless = try rows("SELECT id, uid, \(part.owner) FROM \(part.table) ORDER BY id") {
        let owner = $0.logValue(2)
        if case .text(let text) = owner, (try? TextRule.uid.line(text)) == text { return nil }
        return (row: Row(id: $0.integer(0), uid: $0.text(1)), old: owner)
      }
      .compactMap { $0 as (row: Row, old: LogValue)? }
      for (row, old) in nameless {
        let new = LogValue.text("?\(row.id)")
        try database.statement("UPDATE \(part.table) SET \(part.owner) = ? WHERE id = ?").run(
          new, row.id)
        try log.changed(
          part.entity, id: row.id, uid: row.uid, property: part.owner, old: old, new: new)
        report.valuesMended += 1
      }
    }
  }

  /// Removes what is of a draft that is missing, or of a line of one: the log tells that these came. What was
  /// issued left the log, and what was of it stays.
  private func removeLostParts() throws {
    for part in Self.parts {
      let owner = part.ownerEntity
      try remove(
        part,
        where: """
          \(part.owner) NOT IN (SELECT uid FROM \(owner.table))
          AND \(part.owner) NOT IN (SELECT invoice_uid FROM invoice_party)
          AND EXISTS (
            SELECT 1 FROM change WHERE change.uid = \(part.owner)
              AND entity = \(owner.rawValue) AND property = '\(ChangeLog.identity)')
          """)
    }
  }

  private func remove(_ part: Part, where condition: String) throws {
    let lost = try rows("SELECT id, uid FROM \(part.table) WHERE \(condition) ORDER BY id") {
      Row(id: $0.integer(0), uid: $0.text(1))
    }
    for row in lost {
      try database.statement("DELETE FROM \(part.table) WHERE id = ?").run(row.id)
      try log.removed(part.entity, id: row.id, uid: row.uid)
    }
    report.invoicePartsRemoved += lost.count
  }

  /// A party without a role is the one that its invoice lacks: of both, the first is the seller. One that is
  /// neither is of no invoice.
  private func giveRoles() throws {
    let roleless = try rows(
      """
      SELECT id, uid, role, invoice_uid FROM invoice_party
      WHERE typeof(role) <> 'integer' OR role NOT IN (1, 2) ORDER BY id
      """
    ) {
      (
        row: Row(id: $0.integer(0), uid: $0.text(1)), old: $0.logValue(2), invoice: $0.text(3)
      )
    }
    for party in roleless {
      let taken = try roles(ofInvoice: party.invoice)
      let role = InvoiceParty.Role.allCases.first { !taken.contains(Int64($0.rawValue)) }
      if role == nil {
        try change(
          "invoice_uid", of: party.row, from: .text(party.invoice), to: .text("?\(party.row.id)"))
      }
      try change(
        "role", of: party.row, from: party.old,
        to: .integer(Int64((role ?? .seller).rawValue)))
    }
  }

  private func roles(ofInvoice uid: String) throws -> Set<Int64> {
    let select = try database.statement(
      "SELECT role FROM invoice_party WHERE invoice_uid = ? AND typeof(role) = 'integer'")
    defer { select.reset() }
    try select.bind(uid)
    var roles = Set<Int64>()
    while try select.step() { roles.insert(select.integer(0)) }
    return roles
  }

  private func change(
    _ property: String, of party: Row, from old: LogValue, to new: LogValue
  ) throws {
    try database.statement("UPDATE invoice_party SET \(property) = ? WHERE id = ?").run(
      new, party.id)
    try log.changed(
      .invoiceParty, id: party.id, uid: party.uid, property: property, old: old, new: new)
    report.valuesMended += 1
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

  /// A payment that came on no day came on that of its invoice.
  private func datePayments() throws {
    func day(_ value: LogValue) -> CalendarDate? {
      guard case .integer(let packed) = value else { return nil }
      return Int32(exactly: packed).flatMap { CalendarDate(packed: $0) }
    }
    let today = events.zone.day(containing: now)
    let undated = try rows(
      """
      SELECT id, uid, date, (SELECT issue_date FROM invoice WHERE uid = invoice_uid)
      FROM payment ORDER BY id
      """
    ) { row -> (row: Row, old: LogValue, new: LogValue)? in
      let old = row.logValue(2)
      guard day(old) == nil else { return nil }
      let date = day(row.logValue(3)) ?? today
      return (Row(id: row.integer(0), uid: row.text(1)), old, .integer(Int64(date.packed)))
    }
    for case (let row, let old, let new)? in undated {
      try database.statement("UPDATE payment SET date = ? WHERE id = ?").run(new, row.id)
      try log.changed(
        .payment, id: row.id, uid: row.uid, property: Payment.Property.date.rawValue, old: old,
        new: new)
      report.valuesMended += 1
    }
  }

  /// What is paid and credited follows from payments and credit notes.
  private func rebuildSettlements() throws {
    let paid = try sums("SELECT invoice_uid, amount_minor FROM payment")
    let credited = try sums(
      """
      SELECT preceding_uid, due_minor + prepaid_minor FROM invoice
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
    .map { $0.map { LogValue.integer($0) } }
    let present = try rows("SELECT * FROM invoice_tax ORDER BY 1, 2, 3") { row in
      (0..<5).map { row.logValue($0) }
    }
    if present == expected { return }
    try database.statement("DELETE FROM invoice_tax").run()
    let insert = try database.statement("INSERT INTO invoice_tax VALUES (?, ?, ?, ?, ?)")
    for row in expected { try insert.run(row[0], row[1], row[2], row[3], row[4]) }
    rebuilt()
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

  /// Parts of what was issued and is not there, and the parties that issued invoices lack.
  private func countMissing() throws {
    for part in Self.parts {
      let lost = try database.integer(
        """
        SELECT count(*) FROM \(part.table)
        WHERE \(part.owner) NOT IN (SELECT uid FROM \(part.ownerEntity.table))
        """)
      report.invoicePartsLost += Int(lost ?? 0)
    }
    let missing = try database.integer(
      """
      SELECT sum(2 - (SELECT count(*) FROM invoice_party WHERE invoice_uid = invoice.uid))
      FROM invoice WHERE stage <> 1
      """)
    report.partiesMissing = Int(missing ?? 0)
  }
}
