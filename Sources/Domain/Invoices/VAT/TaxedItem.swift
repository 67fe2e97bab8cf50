/// A part of an invoice with an amount and its VAT: an item, an allowance or a charge.
package protocol TaxedItem {
  var vatCategory: VATCategory { get set }
  var vatRate: Int64 { get set }
  var exemptionReason: String { get set }
  var exemptionCode: String { get set }
}

extension InvoiceLine: TaxedItem {}
extension InvoiceAdjustment: TaxedItem {}

extension TaxedItem {
  /// Taxes it as a row of a breakdown, whose reason can be longer than one of an item.
  package mutating func tax(as row: VATBreakdown) {
    vatCategory = row.category
    vatRate = row.rate
    exemptionReason = String(row.exemptionReason.unicodeScalars.prefix(500))
    exemptionCode = row.exemptionCode
  }

  /// Says why it is exempt, where nobody did.
  mutating func fillExemption(_ reason: String) {
    if vatCategory == .exempt, exemptionReason.isEmpty, exemptionCode.isEmpty {
      exemptionReason = reason
    }
  }
}
