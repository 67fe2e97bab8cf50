/// The part of a quote that a down payment bills: the same share of each VAT category and rate, and so of
/// each tax.
package struct DownPayment: Equatable, Sendable {
  package enum Size: Equatable, Sendable {
    /// In basis points of the total, 1 to 10,000.
    case share(Int64)
    /// With VAT, in minor units: above 0, at most the total.
    case amount(Int64)
  }

  /// A line for each way in which something is taxed.
  package let lines: [InvoiceLine]
  /// Of an allowance that is taxed in a way of its own, the part that belongs to it.
  package let allowances: [InvoiceAdjustment]

  /// The totals are those of the quote. What it comes to is the share of the total with VAT to the cent, or what earlier ones
  /// left of it, where that is only rounding. Where no net comes to exactly that with its tax, it is the nearest amount below
  /// that one comes to.
  ///
  /// - Throws: `invalid` for a share or an amount beyond the quote's total, and for one that rounds to 0.
  package init(
    _ size: Size, of quote: Invoice, _ totals: InvoiceTotals, after earlier: Int64 = 0
  ) throws {
    let currency = try Currency(quote.currency)
    let left = Int64(clamping: Int128(totals.total) - Int128(earlier))
    let part = try Part(size, of: totals, left: left, in: currency)
    let shares = try DownPaymentShares(
      of: totals.breakdown, numerator: part.numerator, denominator: part.denominator,
      target: part.target, in: currency)
    let rows = shares.rows.filter { $0.taxable != 0 }
    guard !rows.isEmpty else {
      throw Failure(.invalid, "Such a part of the quote comes to nothing.", field: part.field)
    }
    let name = Self.name(size, of: quote)
    let amounts = quote.hasGrossPrices ? Self.gross(rows, part.target) : rows.map(\.taxable)
    lines = zip(rows, amounts).filter { $0.0.taxable > 0 }.map { row, amount in
      var line = InvoiceLine(uid: "", invoiceUID: "")
      line.name = name
      // At most 10^12 units, in millionths of one.
      line.unitPrice = Int64(clamping: Int128(amount) * 1_000_000 / Int128(currency.minorUnits))
      line.tax(as: row)
      return line
    }
    allowances = zip(rows, amounts).filter { $0.0.taxable < 0 }.map { row, amount in
      var allowance = InvoiceAdjustment(uid: "", invoiceUID: "")
      allowance.amount = -amount
      allowance.reason = name
      allowance.tax(as: row)
      return allowance
    }
  }

  /// With VAT, all of them come to the target: the largest bears what the others leave.
  private static func gross(_ rows: [VATBreakdown], _ target: Int64) -> [Int64] {
    var amounts = rows.map(\.gross)
    guard let largest = amounts.indices.max(by: { amounts[$0] < amounts[$1] }) else { return [] }
    let gap = Int128(target) - amounts.reduce(Int128(0)) { $0 + Int128($1) }
    amounts[largest] = Int64(clamping: Int128(amounts[largest]) + gap)
    return amounts
  }

  /// Such as `Acompte de 30 % sur le devis Q2026-0001`.
  private static func name(_ size: Size, of quote: Invoice) -> String {
    guard quote.kind == .quote else { return name(size, language: quote.language) }
    let number = quote.number
    guard case .share(let rate) = size else {
      return switch quote.language {
      case "fr": "Acompte sur le devis \(number)"
      case "de": "Anzahlung auf das Angebot \(number)"
      case "es": "Anticipo sobre el presupuesto \(number)"
      default: "Down payment on quote \(number)"
      }
    }
    let share = DecimalText.shortest(rate, decimals: DecimalText.percentDecimals)
    let withComma = String(share.map { $0 == "." ? "," : $0 })
    return switch quote.language {
    case "fr": "Acompte de \(withComma) % sur le devis \(number)"
    case "de": "Anzahlung von \(withComma) % auf das Angebot \(number)"
    case "es": "Anticipo del \(withComma) % sobre el presupuesto \(number)"
    default: "Down payment of \(share)% on quote \(number)"
    }
  }
}

extension DownPayment {
  /// On what has no number yet, such as `Acompte de 30 %`.
  private static func name(_ size: Size, language: String) -> String {
    guard case .share(let rate) = size else {
      return switch language {
      case "fr": "Acompte"
      case "de": "Anzahlung"
      case "es": "Anticipo"
      default: "Down payment"
      }
    }
    let share = DecimalText.shortest(rate, decimals: DecimalText.percentDecimals)
    let withComma = String(share.map { $0 == "." ? "," : $0 })
    return switch language {
    case "fr": "Acompte de \(withComma) %"
    case "de": "Anzahlung von \(withComma) %"
    case "es": "Anticipo del \(withComma) %"
    default: "Down payment of \(share)%"
    }
  }
}

/// The requested size as a fraction of the total.
private struct Part {
  let numerator: Int128
  let denominator: Int128
  let target: Int64
  /// What an error is about.
  let field: String

  init(
    _ size: DownPayment.Size, of totals: InvoiceTotals, left: Int64, in currency: Currency
  ) throws {
    guard totals.total > 0 else {
      throw Failure(.invalid, "What comes to nothing has no part.", field: "id")
    }
    switch size {
    case .share(let rate):
      field = "share_basis_points"
      guard (1...100_00).contains(rate) else {
        throw Failure(
          .invalid, "A down payment is above 0 % and at most 100 % of the whole.", field: field)
      }
      (numerator, denominator) = (Int128(rate), 100_00)
      let share = try currency.share(rate, of: totals.total, field: field)
      // Two halves of 1.21 are no more than all of it.
      let isAllThatIsLeft = left > 0 && share > left && share - left <= currency.rounding
      target = isAllThatIsLeft ? left : share
    case .amount(let amount):
      field = "amount_minor"
      target = try currency.whole(amount, field: field)
      guard (1...totals.total).contains(target) else {
        let whole = DecimalText.text(totals.total, decimals: currency.exponent)
        throw Failure(
          .invalid,
          "A down payment is above 0 and at most what the whole comes to, \(whole) \(currency.code).",
          field: field)
      }
      (numerator, denominator) = (Int128(target), Int128(totals.total))
    }
  }
}
