extension InvoiceLine {
  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    let field = property.rawValue
    return switch property {
    case .name:
      try value.refusingEmpty("The name of an item", field: field).text {
        try InvoiceText.line($0, what: "The name of an item", field: field)
      }
    case .details: try value.text { try InvoiceText.lines($0, field: field) }
    case .quantity:
      try value.number(in: .quantities, what: "A quantity in ten-thousandths", field: field)
    case .unit:
      try value.refusingEmpty("A unit", field: field).text {
        try UnitCode($0, field: field).code
      }
    case .unitPrice:
      try value.number(in: .prices, what: "A unit price in millionths", field: field)
    case .discountRate:
      try value.number(in: .percentages, what: "A discount in basis points", field: field)
    case .discount: try value.number(in: .amounts, what: "A discount", field: field)
    case .discountReason, .exemptionReason:
      try value.text { try InvoiceText.line($0, field: field, maximum: 500) }
    case .vatRate:
      try value.number(in: .vatRates, what: "A VAT rate in basis points", field: field)
    case .exemptionCode:
      try value.text { try CodeList.exemptionReasons.code($0, field: field) }
    case .invoice: try value.uid()
    case .position: try value.number(in: .positions, what: "A position", field: field)
    case .vatCategory, .firstDate, .lastDate: value
    }
  }
}
