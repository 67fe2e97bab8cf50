import Localization

extension InvoiceLine: InvoicePart, CheckedTexts {
  static let neverEmpty: [Property] = [.name, .unit]

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    let name: Message = "The name of an item"
    return switch property {
    case .name:
      try InvoiceText.line(
        InvoiceText.given(text, what: name, field: field), what: name, field: field)
    case .unit:
      try UnitCode(InvoiceText.given(text, what: "A unit", field: field), field: field).code
    case .invoice: try TextRule.uid.line(text)
    case .details: try InvoiceText.lines(text, field: field)
    case .exemptionCode: try CodeList.exemptionReasons.code(text, field: field)
    default: try InvoiceText.line(text, field: field, maximum: 500)
    }
  }
}

extension InvoiceLine {
  /// BT-139: the reason of the discount; where none was given, that it is one, in fr or en.
  package func reasonOfDiscount(language: String) -> String {
    if !discountReason.isEmpty { return discountReason }
    return switch language {
    case "fr": "Remise"
    case "de": "Rabatt"
    case "es": "Descuento"
    default: "Discount"
    }
  }
}
