package import Domain

/// The amount due of the invoices in one currency that are overdue by a range of days.
package struct Ageing: Equatable, Sendable {
  package var currency: String
  /// 0 for what is not due yet.
  package var days: ClosedRange<Int32>
  package var balance: Int64
  package var invoiceCount: Int64

  static let buckets: [ClosedRange<Int32>] = [0...0, 1...30, 31...60, 61...90, 91...Int32.max]
}

extension SQLiteStore {
  static let owed = """
    SELECT currency, due_date, due_minor - paid_minor - credited_minor FROM invoice
    WHERE stage = 2 AND due_minor > paid_minor + credited_minor AND kind IN (1, 3, 4)
    """

  /// What is owed on the day of an instant: by currency, what is not due yet first, then what is overdue
  /// for longer and longer. What does not occur is left out.
  package func ageing(at now: Instant) throws -> [Ageing] {
    let today = zone.localTime(at: now).date
    let select = try database.statement(Self.owed)
    defer { select.reset() }
    var totals: [Key: (balance: ExactSum, count: Int64)] = [:]
    while try select.step() {
      let due = CalendarDate(packed: Int32(truncatingIfNeeded: select.integer(1)))
      let days = due.map { max(0, today.daysSince1970 - $0.daysSince1970) } ?? 0
      let bucket = Ageing.buckets.firstIndex { $0.contains(Int32(clamping: days)) } ?? 0
      let key = Key(currency: select.text(0), bucket: bucket)
      totals[key, default: (ExactSum(), 0)].balance += select.integer(2)
      totals[key, default: (ExactSum(), 0)].count += 1
    }
    return try totals.sorted { $0.key < $1.key }.map { key, total in
      try Ageing(
        currency: key.currency, days: Ageing.buckets[key.bucket], balance: total.balance.amount,
        invoiceCount: total.count)
    }
  }
}

private struct Key: Hashable, Comparable {
  var currency: String
  var bucket: Int

  static func < (left: Key, right: Key) -> Bool {
    (left.currency, left.bucket) < (right.currency, right.bucket)
  }
}
