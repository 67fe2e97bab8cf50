/// A fraction of each row of a VAT breakdown, rounded half away from zero; then so many of them are one step more or less
/// that all of them come to a total with their taxes, or to the nearest amount below it.
struct DownPaymentShares {
  private(set) var rows: [VATBreakdown]

  private let currency: Currency
  /// What is still missing of the total.
  private var gap: Int128

  /// The fraction is from 0 to 1, and the target is that of the total with VAT.
  ///
  /// - Throws: `invalid` for an amount that cannot be.
  init(
    of breakdown: [VATBreakdown], numerator: Int128, denominator: Int128, target: Int64,
    in currency: Currency
  ) throws {
    self.currency = currency
    let step = Int128(currency.rounding)
    rows = try breakdown.map { row in
      var part = row
      let steps = (Int128(row.taxable) * numerator).rounded(by: denominator * step)
      part.taxable = try currency.checked(steps * step, field: "lines")
      part.tax = try currency.tax(row.rate, on: part.taxable, field: "lines")
      return part
    }
    gap = rows.reduce(Int128(target)) { $0 - Int128($1.taxable) - Int128($1.tax) }
    try settle()
  }

  /// The largest come first, of which a step is the smallest part.
  private mutating func settle() throws {
    let order = rows.indices.filter { rows[$0].taxable != 0 }.sorted {
      let (one, other) = (rows[$0].taxable.magnitude, rows[$1].taxable.magnitude)
      return one == other ? $0 < $1 : one > other
    }
    for index in order where gap != 0 {
      _ = try move([(index, gap > 0 ? 1 : -1)]) { $0.magnitude < $1.magnitude }
    }
    // Where one step is too much, as with a tax of a fifth, two that nearly cancel each other can be right.
    for first in order.prefix(Self.mostPaired) {
      for second in order.prefix(Self.mostPaired) where second != first {
        for (up, down) in [(1, -1), (2, -1), (1, -2)] where gap != 0 {
          _ = try move([(first, Int64(up)), (second, Int64(down))]) { new, _ in new == 0 }
        }
      }
    }
    for index in order where gap < 0 { _ = try move([(index, -1)]) { new, _ in new >= 0 } }
  }

  private static let mostPaired = 8

  /// Moves rows by so many steps where what is missing then is better than what is missing now.
  private mutating func move(
    _ moves: [(index: Int, steps: Int64)], if isBetter: (_ new: Int128, _ old: Int128) -> Bool
  ) throws -> Bool {
    var moved: [(index: Int, row: VATBreakdown)] = []
    var gap = gap
    for (index, steps) in moves {
      var row = rows[index]
      gap += Int128(row.taxable) + Int128(row.tax)
      row.taxable = try currency.checked(
        Int128(row.taxable) + Int128(steps) * Int128(currency.rounding), field: "lines")
      row.tax = try currency.tax(row.rate, on: row.taxable, field: "lines")
      gap -= Int128(row.taxable) + Int128(row.tax)
      moved.append((index, row))
    }
    guard isBetter(gap, self.gap) else { return false }
    for (index, row) in moved { rows[index] = row }
    self.gap = gap
    return true
  }
}
