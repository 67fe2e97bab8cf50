package import Domain

/// Makes the drafts of recurring invoices whose dates came, each once, as one step, which is none for undo: a draft that
/// nobody wants is deleted.
///
/// The uid of a draft follows from its date, so that devices that poll at once make one.
package struct DraftRecurringInvoices {
  /// So many dates of one recurring invoice are drafted by a poll. Where more came, it pauses, with the next date that is
  /// to be drafted: somebody says whether the rest is still wanted.
  package static let mostDates = 12

  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// What cannot be drafted, as of a client that is archived or gone, pauses.
  ///
  /// - Returns: the ids of the drafts.
  @discardableResult
  package func run(at now: Instant) throws -> [Int64] {
    // In no zone is it later than two days from now; each has its own.
    let today = store.zone.day(containing: now)
    let latest = today.adding(days: 2) ?? today
    guard try store.recurringInvoices.nextDates().contains(where: { $0.date <= latest }) else {
      return []
    }
    let due = try store.recurringInvoices.due(by: latest).filter { try isDue($0, at: now) }
    if due.isEmpty { return [] }
    return try store.write(.draftInvoices, at: now) {
      var ids: [Int64] = []
      // Another process may have drafted them since.
      for recurring in try store.recurringInvoices.due(by: latest)
      where try isDue(recurring, at: now) {
        ids += try draft(recurring, at: now)
      }
      return ids
    }
  }

  private func zone(of recurring: RecurringInvoice) throws -> any Zone {
    // One that this system does not know any more counts as the store's.
    (try? store.zone(named: recurring.zoneName)) ?? store.zone
  }

  private func isDue(_ recurring: RecurringInvoice, at now: Instant) throws -> Bool {
    guard let next = recurring.nextDate, !recurring.isPaused else { return false }
    return try next <= zone(of: recurring).day(containing: now)
  }

  private func draft(_ old: RecurringInvoice, at now: Instant) throws -> [Int64] {
    var recurring = old
    recurring.modified = now
    guard let client = try store.clients.find(uid: old.clientUID), client.archived == nil,
      let drafts = try readableDrafts(of: old, at: now)
    else {
      recurring.isPaused = true
      try store.recurringInvoices.save(recurring, over: old)
      return []
    }
    var ids: [Int64] = []
    for draft in drafts.made where try store.invoices.find(uid: draft.invoice.uid) == nil {
      let id = try store.invoices.insert(draft.invoice)
      for line in draft.lines { _ = try store.invoiceLines.insert(line) }
      for adjustment in draft.adjustments {
        _ = try store.invoiceAdjustments.insert(adjustment)
      }
      ids.append(id)
    }
    recurring.nextDate = drafts.next
    recurring.isPaused = drafts.isMore
    try store.recurringInvoices.save(recurring, over: old)
    return ids
  }

  /// Nil for what no invoice can be.
  private func readableDrafts(of recurring: RecurringInvoice, at now: Instant) throws -> Drafts? {
    do {
      return try drafts(of: recurring, at: now)
    } catch let failure as Failure where failure.isOfContent {
      return nil
    }
  }

  private struct Drafts {
    var made: [(invoice: Invoice, lines: [InvoiceLine], adjustments: [InvoiceAdjustment])] = []
    var next: CalendarDate?
    /// Whether more dates came than are drafted.
    var isMore = false
  }

  /// - Throws: what an invoice cannot be.
  private func drafts(of recurring: RecurringInvoice, at now: Instant) throws -> Drafts {
    let zone = try zone(of: recurring)
    let today = zone.day(containing: now)
    let content = try RecurringContent(text: recurring.content)
    let dates = try recurring.waiting(through: today, in: zone, limit: Self.mostDates + 1)
    var drafts = Drafts()
    for date in dates.prefix(Self.mostDates) {
      var draft = try content.draft(of: recurring, on: date, in: zone, at: now)
      draft.invoice.setAmounts(
        try InvoiceTotals(
          of: draft.invoice, lines: draft.lines, adjustments: draft.adjustments,
          seller: store.settings.seller()))
      drafts.made.append(draft)
    }
    drafts.isMore = dates.count > Self.mostDates
    drafts.next =
      drafts.isMore
      ? dates.last
      : try today.adding(days: 1).flatMap { try recurring.date(notBefore: $0, in: zone) }
    return drafts
  }
}
