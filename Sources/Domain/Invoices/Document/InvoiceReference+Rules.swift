extension InvoiceReference: InvoicePart, CheckedTexts {
  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .invoice, .preceding: try TextRule.uid.line(text)
    case .vatBreakdown: try [VATBreakdown](text: text).text
    default: try InvoiceText.line(text, field: field)
    }
  }
}
