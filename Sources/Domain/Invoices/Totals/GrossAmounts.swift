/// Net amounts of an invoice whose prices include VAT, derived from the gross ones.
///
/// All of one category and rate together has the net amount of which the VAT (BR-CO-17) makes what was agreed, and its
/// items share that. Of one gross amount in six there is none at 20 %: 0.99 is between 0.82 with 0.16 and 0.83 with
/// 0.17. It takes the nearest one then, another such rate the one at the other side, and what is left is rounded off
/// the total (BT-114). What a down payment comes to has to be there once, in itself and in what deducts it: its tax is
/// what its net amount leaves of it, of which BR-CO-17 bears one unit.
struct GrossAmounts {
  /// A line, an allowance or a charge.
  struct Item {
    let taxed: any TaxedItem
    /// What was agreed, with VAT; below 0 of an allowance.
    let gross: Int64

    init(_ taxed: some TaxedItem, gross: Int64) {
      self.taxed = taxed
      self.gross = gross
    }
  }

  /// How each category and rate is taxed.
  private(set) var rows: [VATBreakdown]

  private let currency: Currency
  private let items: [Item]
  /// Of each row, what was agreed, with VAT.
  private let agreed: [Int64]

  /// - Throws: `invalid` for an amount that is over the limit.
  init(
    of items: [Item], in currency: Currency, language: String, isExact: Bool = false
  ) throws {
    self.currency = currency
    self.items = items
    var table = VATTable(language: language)
    for item in items { table.add(item.taxed, amount: item.gross) }
    rows = try table.rows(in: currency)
    agreed = rows.map(\.taxable)
    // By how much the rows so far come to more than was agreed.
    var excess: Int64 = 0
    for (index, gross) in agreed.enumerated() {
      var row = try rows[index].parting(gross, in: currency)
      let difference = row.taxable + row.tax - gross
      if isExact {
        row.tax = gross - row.taxable
      } else if difference != 0, excess != 0, (difference > 0) == (excess > 0) {
        row.taxable += difference > 0 ? -currency.rounding : currency.rounding
        row.tax = try currency.tax(row.rate, on: row.taxable, field: "lines")
      }
      excess += row.taxable + row.tax - gross
      rows[index] = row
    }
  }

  /// Takes the rows of a credit note that was issued, which need not follow from its items alone.
  mutating func settle(asIssued issued: [VATBreakdown]) throws {
    for index in rows.indices {
      guard let known = issued.first(where: rows[index].isTaxed),
        isNear(known.taxable, rows[index].taxable),
        isNear(try currency.sum([known.taxable, known.tax], field: "lines"), agreed[index])
      else { continue }
      (rows[index].taxable, rows[index].tax) = (known.taxable, known.tax)
    }
  }

  /// Within a hundred of the smallest amounts: each of many notes rounds its own, also in yen.
  private func isNear(_ one: Int64, _ other: Int64) -> Bool {
    (Int128(one) - Int128(other)).magnitude < UInt128(max(currency.minorUnits, 100))
  }

  /// Takes no more than what is left of an invoice, and with the last of it all that is left.
  mutating func settle(_ rest: CreditableRest) throws {
    let all = try currency.sum(agreed, field: "lines")
    let isNear = zip(rows, agreed).allSatisfy { row, gross in
      (Int128(rest.left(of: row)?.gross ?? 0) - Int128(gross)).magnitude <= rest.slack.magnitude
    }
    if all == rest.total, rest.hasKeys(of: rows), isNear {
      for index in rows.indices {
        guard let left = rest.left(of: rows[index]) else { continue }
        (rows[index].taxable, rows[index].tax) = (left.taxable, left.tax)
      }
      return
    }
    for (index, gross) in agreed.enumerated() {
      guard let left = rest.left(of: rows[index]) else { continue }
      if gross == left.gross {
        (rows[index].taxable, rows[index].tax) = (left.taxable, left.tax)
      } else if gross > 0 {
        rows[index].keep(within: left, of: gross)
      }
    }
  }

  /// Of each item, what it has of the net amount of its row.
  func nets() -> [Int64] {
    var nets = items.map { _ in Int64(0) }
    for row in rows { share(row, into: &nets) }
    return nets
  }

  /// Each has its own, rounded down or up.
  private func share(_ row: VATBreakdown, into nets: inout [Int64]) {
    let step = Int128(currency.rounding)
    let divisor = 100_000 + Int128(row.rate)
    let places = items.indices.filter {
      items[$0].taxed.vatCategory == row.category && items[$0].taxed.vatRate == row.rate
    }
    var left = Int128(row.taxable) / step
    var parts: [(place: Int, rest: Int128)] = []
    for place in places {
      let exact = Int128(items[place].gross) / step * 100_000
      var (whole, rest) = exact.quotientAndRemainder(dividingBy: divisor)
      if rest < 0 { (whole, rest) = (whole - 1, rest + divisor) }
      nets[place] = Int64(clamping: whole * step)
      left -= whole
      if rest != 0 { parts.append((place, rest)) }
    }
    // Of equal ones, the first.
    parts.sort { ($0.rest, $1.place) > ($1.rest, $0.place) }
    for part in parts.prefix(Int(clamping: max(left, 0))) {
      nets[part.place] += Int64(step)
      left -= 1
    }
    // What does not follow from the items, the largest of them bears.
    let largest = places.max { items[$0].gross.magnitude < items[$1].gross.magnitude }
    if let largest { nets[largest] = Int64(clamping: Int128(nets[largest]) + left * step) }
  }
}

extension VATBreakdown {
  /// The net amount that is nearest to a gross one, and its tax.
  fileprivate func parting(_ gross: Int64, in currency: Currency) throws -> VATBreakdown {
    var row = self
    let step = Int128(currency.rounding)
    let net = (Int128(gross) / step * 100_000).rounded(by: 100_000 + Int128(rate)) * step
    row.taxable = try currency.checked(net, field: "lines")
    row.tax = try currency.tax(rate, on: row.taxable, field: "lines")
    return row
  }

  /// Of a part of what is left, neither the net amount nor its tax is more than that. The tax may be one unit off then,
  /// which BR-CO-17 bears.
  fileprivate mutating func keep(within left: VATBreakdown, of gross: Int64) {
    if taxable > left.taxable, left.taxable >= 0, gross - left.taxable <= left.tax {
      (taxable, tax) = (left.taxable, gross - left.taxable)
    } else if tax > left.tax, left.tax >= 0, gross - left.tax <= left.taxable {
      (taxable, tax) = (gross - left.tax, left.tax)
    }
  }
}
