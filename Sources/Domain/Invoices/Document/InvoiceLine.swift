/// One item of an invoice (BG-25).
package struct InvoiceLine: MemberRecord {
  package static let entity = CommittedChange.Entity.invoiceLine

  package var id: Int64 = 0
  package var uid: String
  package var invoiceUID: String
  /// In its invoice, from 1.
  package var position: Int64 = 1
  /// BT-153.
  package var name = ""
  /// BT-154.
  package var details = ""
  /// BT-129 in ten-thousandths.
  package var quantity: Int64 = 10_000
  /// BT-130.
  package var unit = "C62"
  /// BT-146 in millionths of the currency unit.
  package var unitPrice: Int64 = 0
  /// BT-138 in basis points; nil: no percentage.
  package var discountRate: Int64?
  /// BT-136 in minor units; nil: none, or a percentage.
  package var discount: Int64?
  /// BT-139.
  package var discountReason = ""
  /// BT-151.
  package var vatCategory = VATCategory.standard
  /// BT-152 in basis points.
  package var vatRate: Int64 = 0
  /// BT-120 and BT-121.
  package var exemptionReason = ""
  package var exemptionCode = ""
  /// BT-134 and BT-135.
  package var firstDate: CalendarDate?
  package var lastDate: CalendarDate?

  package init(uid: String, invoiceUID: String) {
    self.uid = uid
    self.invoiceUID = invoiceUID
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case invoice = "invoice_uid"
    case position, name, details
    case quantity = "quantity_ten_thousandths"
    case unit
    case unitPrice = "unit_price_millionths"
    case discountRate = "discount_basis_points"
    case discount = "discount_minor"
    case discountReason = "discount_reason"
    case vatCategory = "vat_category"
    case vatRate = "vat_rate_basis_points"
    case exemptionReason = "exemption_reason"
    case exemptionCode = "exemption_code"
    case firstDate = "first_date"
    case lastDate = "last_date"
  }

  package static func blank(uid: String) -> InvoiceLine {
    InvoiceLine(uid: uid, invoiceUID: "")
  }

  package static func member(_ property: Property) -> RecordMember<InvoiceLine> {
    switch property {
    case .invoice: .text(\.invoiceUID)
    case .position: .number(\.position)
    case .name: .text(\.name)
    case .details: .text(\.details)
    case .quantity: .number(\.quantity)
    case .unit: .text(\.unit)
    case .unitPrice: .number(\.unitPrice)
    case .discountRate: .number(\.discountRate)
    case .discount: .number(\.discount)
    case .discountReason: .text(\.discountReason)
    case .vatCategory: .code(\.vatCategory)
    case .vatRate: .number(\.vatRate)
    case .exemptionReason: .text(\.exemptionReason)
    case .exemptionCode: .text(\.exemptionCode)
    case .firstDate: .date(\.firstDate)
    case .lastDate: .date(\.lastDate)
    }
  }
}
