/// The amounts of an invoice, all in minor units.
package struct InvoiceTotals: Equatable, Sendable {
  /// Of each line, in their order.
  package var lines: [LineAmounts] = []
  /// What percentages of allowances and charges are of: the lines without those that deduct down payments.
  package var itemTotal: Int64 = 0
  /// BT-92 or BT-99 of each adjustment, in their order.
  package var adjustments: [Int64] = []
  /// Of each adjustment with VAT, where prices include it; else empty.
  package var agreedAdjustments: [Int64] = []
  /// BT-106.
  package var lineTotal: Int64 = 0
  /// BT-107.
  package var allowanceTotal: Int64 = 0
  /// BT-108.
  package var chargeTotal: Int64 = 0
  /// BT-109.
  package var net: Int64 = 0
  /// BT-110.
  package var vat: Int64 = 0
  /// BT-112.
  package var gross: Int64 = 0
  /// BT-114: what makes the total what was agreed, where no VAT comes to that.
  package var rounding: Int64 = 0
  /// BT-113.
  package var prepaid: Int64 = 0
  /// BT-115.
  package var due: Int64 = 0
  /// BT-111 in cents of a euro, where the invoice needs it and its exchange rate is known.
  package var vatInEuro: Int64?
  package var breakdown: [VATBreakdown] = []
  /// Before down payments are deducted.
  package var whole: [VATBreakdown] = []
  /// What is left when they are: what the invoice adds to turnover and to the VAT that is due.
  package var rest: [VATBreakdown] = []

  package init() {}

  /// The amount due.
  package var total: Int64 { gross + rounding }
}

/// The amounts of a line, in minor units.
package struct LineAmounts: Equatable, Sendable {
  /// Quantity times price (BT-137).
  package var base: Int64
  /// BT-136, or 0.
  package var discount: Int64
  /// BT-131.
  package var net: Int64
  /// Where the price includes VAT.
  package var agreed: AgreedAmounts?

  package init(base: Int64, discount: Int64, net: Int64) {
    self.base = base
    self.discount = discount
    self.net = net
  }
}

/// The amounts of a line with VAT, in minor units, and the price without it.
package struct AgreedAmounts: Equatable, Sendable {
  /// Quantity times price.
  package var base: Int64
  package var discount: Int64
  /// The gross amount of the line.
  package var total: Int64
  /// BT-146, in millionths.
  package var netPrice: Int64
  /// For how many that is (BT-149), in ten-thousandths.
  package var priceQuantity: Int64
  /// Whether the rate of the discount comes to what it is without VAT, too (BT-138).
  package var hasRate: Bool
}

/// The totals of one VAT category and rate (BG-23).
package struct VATBreakdown: Equatable, Sendable {
  /// BT-118.
  package var category: VATCategory
  /// BT-119 in thousandths of a percent.
  package var rate: Int64
  /// BT-116.
  package var taxable: Int64
  /// BT-117.
  package var tax: Int64
  /// BT-120 and BT-121; empty without.
  package var exemptionReason: String
  package var exemptionCode: String

  package init(
    category: VATCategory, rate: Int64, taxable: Int64 = 0, tax: Int64 = 0,
    exemptionReason: String = "", exemptionCode: String = ""
  ) {
    self.category = category
    self.rate = rate
    self.taxable = taxable
    self.tax = tax
    self.exemptionReason = exemptionReason
    self.exemptionCode = exemptionCode
  }

  /// With the tax. Of a damaged store, it need not be an amount.
  package var gross: Int64 { taxable.addingReportingOverflow(tax).partialValue }

  /// Whether another one is of the same category and rate.
  package func isTaxed(as other: VATBreakdown) -> Bool {
    category == other.category && rate == other.rate
  }
}

extension Invoice {
  /// The total amount due (BT-112 and BT-114), without the down payments that it deducts, each of which is credited
  /// by itself. Of a damaged store, it need not be an amount.
  package var total: Int64 { due.addingReportingOverflow(prepaid).partialValue }

  /// Sets what its parts come to.
  package mutating func setAmounts(_ totals: InvoiceTotals) {
    net = totals.net
    vat = totals.vat
    gross = totals.gross
    due = totals.due
  }
}
