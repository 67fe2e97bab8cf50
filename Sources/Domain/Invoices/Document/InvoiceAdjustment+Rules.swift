extension InvoiceAdjustment: InvoicePart, CheckedTexts {
  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .invoice: try TextRule.uid.line(text)
    case .reasonCode: try reasonCode(text)
    case .exemptionCode: try CodeList.exemptionReasons.code(text, field: field)
    default: try InvoiceText.line(text, field: field, maximum: 500)
    }
  }

  /// Of which of both lists it has to be follows from another member: see ``reasonCodes``.
  private static func reasonCode(_ text: String) throws -> String {
    let field = Property.reasonCode.rawValue
    return try (try? CodeList.allowanceReasons.code(text, field: field))
      ?? CodeList.chargeReasons.code(text, field: field)
  }

  /// The list that its reason code is of.
  package var reasonCodes: CodeList { isCharge ? .chargeReasons : .allowanceReasons }
}
