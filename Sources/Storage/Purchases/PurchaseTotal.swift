package import Domain

/// The amount owed to sellers in one currency.
package struct PurchaseTotal: Equatable, Sendable {
  package var currency: String
  /// Of invoices.
  package var owed: Int64
  /// Of those, what is overdue.
  package var overdue: Int64
  /// What sellers owe.
  package var credit: Int64
  package var balance: Int64
  package var purchaseCount: Int64
  package var overdueCount: Int64
}

extension SQLiteStore {
  private static let openPurchases = """
    SELECT currency, balance, is_credit, state FROM (\(PurchaseQuerySQL.purchases)) WHERE balance <> 0
    """

  /// What is owed on the day of an instant, by currency; those in which nothing is open are left out.
  package func purchaseTotals(at now: Instant) throws -> [PurchaseTotal] {
    let select = try database.statement(Self.openPurchases)
    defer { select.reset() }
    try select.bind(zone.localTime(at: now).date)
    var sums: [String: Sums] = [:]
    while try select.step() {
      sums[select.text(0), default: Sums()].take(
        select.integer(1), isCredit: select.integer(2) != 0,
        isOverdue: select.integer(3) == Int64(PurchaseState.overdue.rawValue))
    }
    return try sums.sorted { $0.key < $1.key }.map { currency, sums in
      try PurchaseTotal(
        currency: currency, owed: sums.owed.amount, overdue: sums.overdue.amount,
        credit: sums.credit.amount, balance: sums.balance.amount, purchaseCount: sums.count,
        overdueCount: sums.overdueCount)
    }
  }
}

private struct Sums {
  var owed = ExactSum()
  var overdue = ExactSum()
  var credit = ExactSum()
  var balance = ExactSum()
  var count: Int64 = 0
  var overdueCount: Int64 = 0

  /// A credit note that is below 0 is owed, and an invoice below 0 is a credit.
  mutating func take(_ amount: Int64, isCredit: Bool, isOverdue: Bool) {
    if isCredit { balance -= amount } else { balance += amount }
    if isCredit == (amount < 0) {
      if isCredit { owed -= amount } else { owed += amount }
    } else if isCredit {
      credit += amount
    } else {
      credit -= amount
    }
    count += 1
    guard isOverdue else { return }
    overdue += amount
    overdueCount += 1
  }
}
