import Domain
import Sync

/// Resolves duplicate invoice numbers and places in a series: the invoice with the smallest uid keeps it, and
/// the others are marked as its twins. Nothing is renumbered.
struct ShownInvoices {
  private struct Numbered {
    let id: Int64
    let uid: ExactText
    let twin: String?
    let number: ExactText
    let place: Place

    func collides(with other: Numbered) -> Bool {
      number == other.number || place == other.place && place.sequence > 0
    }
  }

  private struct Place: Hashable {
    let series: ExactText
    let year: Int64
    let sequence: Int64
  }

  let records: Records
  private var database: Database { records.database }

  init(_ records: Records) { self.records = records }

  /// Inserts an invoice, or saves it over what it was.
  func store(_ invoice: Invoice, over old: Invoice?) throws {
    if let old, Self.isNumberedAlike(old, invoice) {
      _ = try records.invoices.save(invoice, over: old)
      return
    }
    let formerly = try old.map { try group(around: $0) } ?? []
    // Until all of them have their marks again, the number is free.
    for other in try group(around: invoice) where other.uid != ExactText(invoice.uid) {
      if other.twin == nil { try mark(other, as: invoice.uid) }
    }
    if let old {
      _ = try records.invoices.save(invoice, over: old)
    } else {
      _ = try records.invoices.insert(invoice, id: nil)
    }
    try settle(group(around: invoice))
    try settleRest(of: formerly)
  }

  func remove(_ invoice: Invoice) throws {
    let formerly = try group(around: invoice)
    try records.invoices.remove(invoice)
    try settleRest(of: formerly)
  }

  private static func isNumberedAlike(_ one: Invoice, _ other: Invoice) -> Bool {
    ExactText(one.number) == ExactText(other.number)
      && ExactText(one.series) == ExactText(other.series) && one.year == other.year
      && one.sequence == other.sequence
  }

  /// What drafts come to follows from their lines, of which several devices may have added some.
  func settleAmounts(ofDraftsWith touched: [RecordKey], _ states: RecordStates) throws {
    for uid in try drafts(with: touched, states).sorted() {
      guard let draft = try records.invoices.find(uid: uid.text), draft.stage == .draft else {
        continue
      }
      var settled = draft
      do {
        settled.setAmounts(
          try InvoiceTotals(
            of: draft, lines: records.invoiceLines.all(ofInvoice: draft.uid),
            adjustments: records.invoiceAdjustments.all(ofInvoice: draft.uid),
            seller: records.settings.seller(),
            deducting: DeductionReading(records.invoiceReferences, records.invoices)
              .deductions(of: draft, records.clients, records.settings)))
      } catch let failure as Failure where failure.kind == .invalid {
        // Together they come to more than an amount can be: whoever edits the draft is told.
        continue
      }
      if settled != draft { _ = try records.invoices.save(settled, over: draft) }
    }
  }

  /// Of a line that is gone, its state alone tells which one it was of.
  private func drafts(
    with touched: [RecordKey], _ states: RecordStates
  ) throws -> Set<ExactText> {
    var uids: Set<ExactText> = []
    for key in touched {
      let owner: PropertyKey
      switch CommittedChange.Entity(rawValue: key.kind) {
      case .invoice:
        uids.insert(key.uid)
        try uids.formUnion(deducting(key.uid.text))
        continue
      case .invoiceLine: owner = PropertyKey(InvoiceLine.Property.invoice.rawValue)
      case .invoiceAdjustment: owner = PropertyKey(InvoiceAdjustment.Property.invoice.rawValue)
      case .invoiceReference: owner = PropertyKey(InvoiceReference.Property.invoice.rawValue)
      default: continue
      }
      if let uid = try states.find(key).registers[owner]?.value.text { uids.insert(ExactText(uid)) }
    }
    return uids
  }

  /// The invoices that deduct a down payment, or one that a credit note is for.
  private func deducting(_ uid: String) throws -> [ExactText] {
    guard let invoice = try records.invoices.find(uid: uid) else { return [] }
    let downPayment = invoice.kind == .creditNote ? invoice.precedingUID : uid
    return try records.invoiceReferences.all(ofDownPayment: downPayment)
      .map { ExactText($0.invoiceUID) }
  }

  /// Those that are left of a group may be several groups now.
  private func settleRest(of group: [Numbered]) throws {
    for each in group {
      guard let invoice = try records.invoices.find(id: each.id) else { continue }
      try settle(self.group(around: invoice))
    }
  }

  /// All invoices that have its number or its place, and those that have theirs, by their uids; with itself if it is
  /// stored.
  private func group(around invoice: Invoice) throws -> [Numbered] {
    var found: [ExactText: Numbered] = [:]
    var waiting: [(number: String, place: Place)] = [
      (
        invoice.number,
        Place(
          series: ExactText(invoice.series), year: invoice.year ?? -1,
          sequence: invoice.sequence ?? -1)
      )
    ]
    if invoice.number.isEmpty { return [] }
    while let (number, place) = waiting.popLast() {
      for other in try colliding(number, place) where found[other.uid] == nil {
        found[other.uid] = other
        waiting.append((other.number.text, other.place))
      }
    }
    return found.values.sorted { $0.uid < $1.uid }
  }

  /// A partial index knows those that have a number, and another one those that are twins.
  private static let colliding =
    ["IS NULL", "IS NOT NULL"].map { twin in
      """
      SELECT id, uid, twin_uid, number, coalesce(series, ''), coalesce(series_year, -1), coalesce(sequence, -1)
      FROM invoice WHERE number = ?1 AND twin_uid \(twin)
      """
    } + [
      """
      SELECT id, uid, twin_uid, coalesce(number, ''), series, series_year, sequence
      FROM invoice WHERE series = ?1 AND series_year = ?2 AND sequence = ?3 AND sequence IS NOT NULL
      """
    ]

  private func colliding(_ number: String, _ place: Place) throws -> [Numbered] {
    var found: [Numbered] = []
    for sql in Self.colliding {
      let select = try database.statement(sql)
      defer { select.reset() }
      if sql == Self.colliding.last {
        try select.bind(place.series.text, place.year, place.sequence)
      } else {
        try select.bind(number)
      }
      while try select.step() {
        found.append(
          Numbered(
            id: select.integer(0), uid: ExactText(select.text(1)),
            twin: select.isNull(2) ? nil : select.text(2), number: ExactText(select.text(3)),
            place: Place(
              series: ExactText(select.text(4)), year: select.integer(5),
              sequence: select.integer(6))))
      }
    }
    return found
  }

  /// In the order of the uids, each has its number unless one before it has it.
  private func settle(_ group: [Numbered]) throws {
    var holders: [Numbered] = []
    for each in group {
      if let holder = holders.first(where: { $0.collides(with: each) }) {
        try mark(each, as: holder.uid.text)
      } else {
        holders.append(each)
      }
    }
    // They come last: until then another one may have the number.
    for holder in holders { try mark(holder, as: nil) }
  }

  private func mark(_ invoice: Numbered, as twin: String?) throws {
    try database.statement(
      "UPDATE invoice SET twin_uid = ?2 WHERE id = ?1 AND twin_uid IS NOT ?2"
    ).run(invoice.id, twin)
    if database.changedRowCount > 0 {
      records.log.updated(.invoice, id: invoice.id, uid: invoice.uid.text)
      records.log.changedUnlogged()
    }
  }
}
