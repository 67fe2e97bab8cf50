import Domain

/// BG-20, BG-21, BG-27 and BG-28.
extension XMLElement {
  func adjustmentElements() -> [XMLElement] { all("SpecifiedTradeAllowanceCharge") }

  /// The amount of an allowance or charge, in minor units and in millionths of a unit.
  func adjustmentAmount(
    _ currency: Currency, _ term: String
  ) throws -> (minorUnits: Int64, millionths: Int64) {
    let element = try required("ActualAmount", term)
    let amount = try element.amount(currency, term)
    guard amount >= 0 else {
      throw element.failure(
        .unsupported, "an allowance or charge below 0 is not read: \(element.line.prefix(40)).",
        term)
    }
    // An amount of at most 10^12 units is at most 10^18 millionths.
    return (amount, amount * (1_000_000 / currency.minorUnits))
  }

  /// Those of the whole invoice, of `ApplicableHeaderTradeSettlement`.
  func adjustments(_ currency: Currency, _ taxes: VATStatement) throws -> [InvoiceAdjustment] {
    let lineTotal = try summation()["LineTotalAmount"]?.amount(currency, "BT-106") ?? 0
    let adjustments = try adjustmentElements().map {
      try $0.adjustment(of: lineTotal, currency, taxes)
    }
    return try adjustments
      + all("SpecifiedLogisticsServiceCharge").map { try $0.freight(currency, taxes) }
  }

  private func adjustment(
    of lineTotal: Int64, _ currency: Currency, _ taxes: VATStatement
  ) throws -> InvoiceAdjustment {
    let isCharge = try required("ChargeIndicator", "BG-21").indicator("BG-21")
    var adjustment = InvoiceAdjustment(uid: "", invoiceUID: "")
    adjustment.isCharge = isCharge
    adjustment.amount = try adjustmentAmount(currency, isCharge ? "BT-99" : "BT-92").minorUnits
    try takeRate(of: lineTotal, currency, to: &adjustment)
    try about(isCharge ? "BT-104" : "BT-97") {
      try adjustment.set(.reason, to: .text(self["Reason"]?.line ?? ""))
    }
    try about(isCharge ? "BT-105" : "BT-98") {
      try adjustment.set(.reasonCode, to: .text(self["ReasonCode"]?.line ?? ""))
    }
    let terms = isCharge ? ("BT-102", "BT-103") : ("BT-95", "BT-96")
    let kind = try VATKind(required("CategoryTradeTax", terms.0), terms)
    try about("BT-120") { try adjustment.take(kind, taxes) }
    return adjustment
  }

  /// A percentage of the lines (BT-94, BT-101), if it comes to the very amount.
  private func takeRate(
    of lineTotal: Int64, _ currency: Currency, to adjustment: inout InvoiceAdjustment
  ) throws {
    guard let percent = self["CalculationPercent"],
      let rate = try percent.number("BT-94").exactly(decimals: DecimalText.percentDecimals),
      (0...100_00).contains(rate),
      try currency.share(rate, of: lineTotal, field: "BT-94") == adjustment.amount
    else { return }
    adjustment.rate = rate
    adjustment.amount = nil
  }

  /// A charge for transport, which the profile EXTENDED has apart (BG-X-42).
  private func freight(_ currency: Currency, _ taxes: VATStatement) throws -> InvoiceAdjustment {
    let element = try required("AppliedAmount", "BT-X-272")
    var adjustment = InvoiceAdjustment(uid: "", invoiceUID: "")
    adjustment.isCharge = true
    adjustment.amount = try element.amount(currency, "BT-X-272")
    try about("BT-X-271") {
      try adjustment.set(.reason, to: .text(self["Description"]?.line ?? ""))
      try adjustment.set(.amount, to: .integer(adjustment.amount ?? 0))
    }
    let terms = ("BT-X-273", "BT-X-274")
    let kind = try VATKind(required("AppliedTradeTax", terms.0), terms)
    try about("BT-120") { try adjustment.take(kind, taxes) }
    return adjustment
  }
}

extension InvoiceAdjustment {
  fileprivate mutating func take(_ kind: VATKind, _ taxes: VATStatement) throws {
    vatCategory = kind.category
    vatRate = kind.rate
    try set(.exemptionReason, to: .text(taxes.reason(of: kind)))
    try set(.exemptionCode, to: .text(taxes.code(of: kind)))
  }
}
