import Domain

/// The settlement columns of invoices: the sums of their payments and credit notes.
extension Database {
  /// Where a credit note counts.
  static let creditNotes = "kind = 2 AND stage <> 1"

  func setPaid(ofInvoice uid: String) throws {
    let paid = try exactSum("SELECT amount_minor FROM payment WHERE invoice_uid = ?", uid)
    try statement("UPDATE invoice SET paid_minor = ? WHERE uid = ? AND paid_minor IS NOT ?1").run(
      paid, uid)
  }

  func setCredited(ofInvoice uid: String) throws {
    let credited = try exactSum(
      "SELECT due_minor + prepaid_minor FROM invoice WHERE preceding_uid = ? AND \(Self.creditNotes)",
      uid)
    try statement(
      "UPDATE invoice SET credited_minor = ? WHERE uid = ? AND credited_minor IS NOT ?1"
    ).run(credited, uid)
  }

  private func exactSum(_ sql: String, _ uid: String) throws -> Int64 {
    let select = try statement(sql)
    defer { select.reset() }
    try select.bind(uid)
    var sum = ExactSum()
    while try select.step() { sum += select.integer(0) }
    return try sum.amount
  }
}

/// A sum of amounts. Intermediate results may overflow 64 bits; the total must not.
struct ExactSum: Equatable {
  private var sum: Int128 = 0

  static func += (sum: inout ExactSum, amount: Int64) { sum.sum += Int128(amount) }
  static func -= (sum: inout ExactSum, amount: Int64) { sum.sum -= Int128(amount) }

  /// The nearest that fits.
  var clamped: Int64 { Int64(clamping: sum) }

  /// - Throws: `invalid` when it is more than fits.
  var amount: Int64 {
    get throws {
      guard let amount = Int64(exactly: sum) else {
        throw Failure(
          .invalid, "The amounts come to more than \(Int64.max) minor units of their currency.")
      }
      return amount
    }
  }
}
