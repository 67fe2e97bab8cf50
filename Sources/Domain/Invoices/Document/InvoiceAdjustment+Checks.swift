extension InvoiceAdjustment {
  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    let field = property.rawValue
    return switch property {
    case .rate: try value.number(in: .percentages, what: "A rate in basis points", field: field)
    case .amount:
      try value.number(in: .amounts, what: "An allowance or a charge", field: field)
    case .reason, .exemptionReason:
      try value.text { try InvoiceText.line($0, field: field, maximum: 500) }
    case .reasonCode: try value.text { try reasonCode($0) }
    case .vatRate:
      try value.number(in: .vatRates, what: "A VAT rate in basis points", field: field)
    case .exemptionCode:
      try value.text { try CodeList.exemptionReasons.code($0, field: field) }
    case .invoice: try value.uid()
    case .position: try value.number(in: .positions, what: "A position", field: field)
    case .isCharge, .vatCategory: value
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
