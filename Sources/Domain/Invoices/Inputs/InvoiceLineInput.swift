/// The input for a new item of a draft, or for changes to one.
package struct InvoiceLineInput: Sendable {
  package var name: String?
  package var details: String?
  /// In ten-thousandths.
  package var quantity: Int64?
  /// A code, or a word for one.
  package var unit: String?
  /// In millionths of the currency unit.
  package var unitPrice: Int64?
  /// A rate or an amount of 0 takes it away.
  package var discount: ShareOrAmount?
  package var discountReason: String?
  package var vat: InvoiceVAT?
  package var exemption: VATExemption?
  package var period: InvoicePeriod?
  /// Exactly these tasks.
  package var taskIDs: [Int64]?
  /// In its invoice, from 1.
  package var position: Int64?

  package init() {}

  /// Makes a line what is wanted, but for its place and its tasks.
  ///
  /// - Throws: `invalid` for an invalid input.
  package func apply(to line: inout InvoiceLine) throws {
    try line.set(.name, toGiven: name)
    try line.set(.details, toGiven: details)
    try line.set(.quantity, toGiven: quantity)
    try line.set(.unit, toGiven: unit)
    try line.set(.unitPrice, toGiven: unitPrice)
    try line.set(.discountReason, toGiven: discountReason)
    if let discount { try discount.apply(to: &line) }
    if let vat {
      try line.set(.vatCategory, toGiven: Int64(vat.category.rawValue))
      try line.set(.vatRate, toGiven: vat.rate)
    }
    if let exemption {
      try line.set(.exemptionReason, toGiven: exemption.reason)
      try line.set(.exemptionCode, toGiven: exemption.code)
    }
    if let period {
      line.firstDate = period.first
      line.lastDate = period.last
    }
  }
}

extension ShareOrAmount {
  fileprivate func apply(to line: inout InvoiceLine) throws {
    line.discountRate = nil
    line.discount = nil
    switch self {
    case .rate(0), .amount(0): break
    case .rate(let rate): try line.set(.discountRate, toGiven: rate)
    case .amount(let amount): try line.set(.discount, toGiven: amount)
    }
  }
}
