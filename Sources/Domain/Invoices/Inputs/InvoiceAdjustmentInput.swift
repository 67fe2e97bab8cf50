/// What a caller wants an allowance or a charge on the whole of a draft to be: a new one, or the
/// changes to one.
package struct InvoiceAdjustmentInput: Sendable {
  package var isCharge: Bool?
  /// A rate is one of the sum of the lines.
  package var value: ShareOrAmount?
  package var reason: String?
  package var reasonCode: String?
  package var vat: InvoiceVAT?
  package var exemption: VATExemption?

  package init() {}

  /// Makes an adjustment what is wanted.
  ///
  /// - Throws: `invalid` for an invalid input.
  package func apply(to adjustment: inout InvoiceAdjustment) throws {
    if let isCharge { adjustment.isCharge = isCharge }
    try value?.apply(to: &adjustment)
    try adjustment.set(.reason, toGiven: reason)
    try adjustment.set(.reasonCode, toGiven: reasonCode)
    if let vat {
      try adjustment.set(.vatCategory, toGiven: Int64(vat.category.rawValue))
      try adjustment.set(.vatRate, toGiven: vat.rate)
    }
    if let exemption {
      try adjustment.set(.exemptionReason, toGiven: exemption.reason)
      try adjustment.set(.exemptionCode, toGiven: exemption.code)
    }
  }
}

extension ShareOrAmount {
  fileprivate func apply(to adjustment: inout InvoiceAdjustment) throws {
    adjustment.rate = nil
    adjustment.amount = nil
    switch self {
    case .rate(let rate): try adjustment.set(.rate, toGiven: rate)
    case .amount(let amount): try adjustment.set(.amount, toGiven: amount)
    }
  }
}
