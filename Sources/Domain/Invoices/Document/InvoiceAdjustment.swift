/// An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.
package struct InvoiceAdjustment: MemberRecord {
  package static let entity = CommittedChange.Entity.invoiceAdjustment

  package var id: Int64 = 0
  package var uid: String
  package var invoiceUID: String
  /// In its invoice, from 1.
  package var position: Int64 = 1
  package var isCharge = false
  /// BT-94, BT-101 in basis points of the sum of the lines; nil: an amount.
  package var rate: Int64?
  /// BT-92, BT-99 in minor units; nil: a percentage.
  package var amount: Int64?
  /// BT-97, BT-104.
  package var reason = ""
  /// BT-98 (UNTDID 5189), BT-105 (UNTDID 7161).
  package var reasonCode = ""
  /// BT-95, BT-102.
  package var vatCategory = VATCategory.standard
  /// BT-96, BT-103 in basis points.
  package var vatRate: Int64 = 0
  package var exemptionReason = ""
  package var exemptionCode = ""

  package init(uid: String, invoiceUID: String) {
    self.uid = uid
    self.invoiceUID = invoiceUID
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case invoice = "invoice_uid"
    case position
    case isCharge = "is_charge"
    case rate = "rate_basis_points"
    case amount = "amount_minor"
    case reason
    case reasonCode = "reason_code"
    case vatCategory = "vat_category"
    case vatRate = "vat_rate_basis_points"
    case exemptionReason = "exemption_reason"
    case exemptionCode = "exemption_code"
  }

  package static func blank(uid: String) -> InvoiceAdjustment {
    InvoiceAdjustment(uid: uid, invoiceUID: "")
  }

  package static func member(_ property: Property) -> RecordMember<InvoiceAdjustment> {
    switch property {
    case .invoice: .text(\.invoiceUID)
    case .position: .number(\.position)
    case .isCharge: .flag(\.isCharge)
    case .rate: .number(\.rate)
    case .amount: .number(\.amount)
    case .reason: .text(\.reason)
    case .reasonCode: .text(\.reasonCode)
    case .vatCategory: .code(\.vatCategory)
    case .vatRate: .number(\.vatRate)
    case .exemptionReason: .text(\.exemptionReason)
    case .exemptionCode: .text(\.exemptionCode)
    }
  }
}
