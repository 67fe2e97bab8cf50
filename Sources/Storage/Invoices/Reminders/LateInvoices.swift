package import Domain

/// An overdue invoice that is due for a reminder.
package struct LateInvoice: Equatable, Sendable {
  package var id: Int64
  package var number: String
  package var clientName: String
  package var currency: String
  package var balance: Int64
  package var dueDate: CalendarDate
  package var days: Int
  /// Of its last reminder; nil: it had none.
  package var lastDate: CalendarDate?
  package var nextLevel: Int64
}

extension SQLiteStore {
  /// Those of which something is owed, which are due, and of which no reminder waits to be sent or for its money. The
  /// last level that there is has no next one.
  private static let lateInvoices = """
    SELECT i.id, i.number,
      coalesce((SELECT name FROM invoice_party WHERE invoice_uid = i.uid AND role = 2), ''),
      i.currency, i.due_minor, i.paid_minor, i.credited_minor, i.due_date,
      max(coalesce(r.date, 0)), coalesce(max(r.level), 0)
    FROM invoice AS i LEFT JOIN payment_reminder AS r ON r.invoice_uid = i.uid
    WHERE i.stage = 2 AND i.kind NOT IN (2, 5) AND i.due_date < ?1
    GROUP BY i.id
    HAVING coalesce(max(r.level), 0) < \(PaymentReminder.lastLevel)
      AND coalesce(max(coalesce(r.pay_by, r.date)), 0) < ?1
      AND count(r.id) = count(r.sent_ms)
    ORDER BY i.due_date, i.id
    """

  /// The one that is overdue longest first.
  package func lateInvoices(at now: Instant) throws -> [LateInvoice] {
    let today = zone.day(containing: now)
    let select = try database.statement(Self.lateInvoices)
    defer { select.reset() }
    try select.bind(today)
    var late: [LateInvoice] = []
    while try select.step() {
      let balance =
        Int128(select.integer(4)) - Int128(select.integer(5)) - Int128(select.integer(6))
      guard balance > 0,
        let due = CalendarDate(packed: Int32(truncatingIfNeeded: select.integer(7)))
      else { continue }
      late.append(
        LateInvoice(
          id: select.integer(0), number: select.text(1), clientName: select.text(2),
          currency: select.text(3), balance: Int64(clamping: balance), dueDate: due,
          days: today.daysSince1970 - due.daysSince1970,
          lastDate: CalendarDate(packed: Int32(truncatingIfNeeded: select.integer(8))),
          nextLevel: select.integer(9) + 1))
    }
    return late
  }
}
