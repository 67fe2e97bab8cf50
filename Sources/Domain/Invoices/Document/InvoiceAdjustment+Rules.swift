extension InvoiceAdjustment {
  package init(uid: String, invoiceUID: String) {
    self.init(blank: uid)
    self.invoiceUID = invoiceUID
  }

  /// The text in its normal form.
  ///
  /// - Throws: `invalid` for what the property cannot be.
  static func checked(_ text: String, for property: Property) throws -> String {
    let field = property.rawValue
    return switch property {
    case _ where text.isEmpty: ""
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
