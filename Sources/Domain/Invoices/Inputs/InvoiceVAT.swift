/// The VAT of a line or an adjustment, as input.
package struct InvoiceVAT: Equatable, Sendable {
  package let category: VATCategory
  /// In thousandths of a percent.
  package let rate: Int64

  /// - Throws: `invalid` for a rate that the category forbids.
  package init(_ category: VATCategory, rate: Int64) throws {
    try category.check(rate: rate)
    self.category = category
    self.rate = rate
  }
}

/// The reason of a VAT exemption, in words and by a VATEX code; either may be empty.
package struct VATExemption: Equatable, Sendable {
  package var reason: String
  package var code: String

  package init(reason: String, code: String) {
    self.reason = reason
    self.code = code
  }
}

/// A share of a total, or an amount of money.
package enum ShareOrAmount: Equatable, Sendable {
  /// In basis points.
  case rate(Int64)
  /// In minor units.
  case amount(Int64)
}
