import CTaskcore
import Domain
import Storage
import UseCases

/// A snapshot of recurring invoices.
final class RecurringInvoiceList: RowList<taskcore_recurring_invoice>, RecordSnapshot {
  /// So many waiting dates are counted at most.
  private static let mostWaiting = 1_000

  /// A page of them, the one whose next draft comes first.
  convenience init(of handle: StoreHandle, _ page: Page) throws {
    self.init()
    let ids = try handle.store.recurringInvoiceListing.ids(page)
    try ids.withUnsafeBufferPointer { try fill($0, from: handle) }
  }

  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> RecurringInvoiceList {
    let list = RecurringInvoiceList()
    try list.fill(ids, from: handle)
    return list
  }

  private func fill(_ ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws {
    let now = try handle.now()
    for recurring in try handle.store.recurringInvoices.get(ids: ids, "recurring invoice") {
      try append(recurring, in: handle.store, at: now)
    }
  }

  private func append(
    _ recurring: RecurringInvoice, in store: SQLiteStore, at now: Instant
  ) throws {
    let zone = (try? store.zone(named: recurring.zoneName)) ?? store.zone
    // Of a damaged store, there may be nothing to read.
    let document = try? LoadRecurringInvoice(store).run(recurring, at: now)
    let waiting = try recurring.startDate.map { _ in
      try recurring.waiting(
        through: zone.day(containing: now), in: zone, limit: Self.mostWaiting
      ).count
    }
    let client = try store.clients.find(uid: recurring.clientUID)
    try append(
      taskcore_recurring_invoice(
        struct_size: MemoryLayout<taskcore_recurring_invoice>.size, id: recurring.id,
        uid: arena.text(recurring.uid), client_id: client?.id ?? 0,
        client_name: arena.text(client?.party.name ?? ""),
        repeat_rule: arena.text(recurring.repeatRule?.text ?? ""),
        zone: arena.text(recurring.zoneName ?? ""),
        currency: arena.text(document?.invoice.currency ?? Currency.euro.code),
        gross_minor: document?.totals.gross ?? 0, line_count: Int64(document?.lines.count ?? 0),
        due_count: Int64(waiting ?? 0), created_ms: recurring.created.milliseconds,
        modified_ms: recurring.modified.milliseconds, start_date: recurring.startDate?.packed ?? 0,
        next_date: recurring.nextDate?.packed ?? 0, period: recurring.period.rawValue,
        state: RecurringState(of: recurring, waitingCount: waiting ?? 0).rawValue))
  }
}
