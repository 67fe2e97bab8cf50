import Domain

extension InvoiceTerms {
  func amount(_ minorUnits: Int64) -> String {
    Self.amount(minorUnits, of: currency)
  }

  /// BT-111.
  var vatInEuro: String? {
    totals.vatInEuro.map { Self.amount($0, of: Self.accountingCurrency) }
  }

  private static func amount(_ minorUnits: Int64, of currency: Currency) -> String {
    DecimalText.shortest(minorUnits, decimals: currency.exponent, atLeast: currency.decimals)
  }

  func price(_ millionths: Int64) -> String {
    DecimalText.shortest(
      millionths, decimals: DecimalText.priceDecimals, atLeast: currency.decimals)
  }

  func quantity(_ tenThousandths: Int64) -> String {
    DecimalText.shortest(tenThousandths, decimals: DecimalText.quantityDecimals)
  }

  func percent(_ basisPoints: Int64) -> String {
    DecimalText.shortest(basisPoints, decimals: DecimalText.percentDecimals)
  }

  /// What is outside of VAT has no rate (BR-O-05 and others); then it is empty, and not written.
  func rate(_ thousandths: Int64, of category: VATCategory) -> String {
    category == .notSubject ? "" : vatRate(thousandths)
  }

  private func vatRate(_ thousandths: Int64) -> String {
    DecimalText.shortest(thousandths, decimals: DecimalText.vatRateDecimals)
  }

  /// BT-119, which some profiles want of what is outside of VAT too (BR-DE-14).
  func rate(of row: VATBreakdown) -> String {
    let isWanted =
      switch profile {
      case .facturx: false
      case .xrechnung: true
      case .peppol: document.seller.country == "DE" && document.buyer.country == "DE"
      }
    return isWanted ? vatRate(row.rate) : rate(row.rate, of: row.category)
  }
}
