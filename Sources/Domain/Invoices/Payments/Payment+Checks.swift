extension Payment {
  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    let field = property.rawValue
    return switch property {
    case .amount:
      try value.number(in: 1...ClosedRange.amounts.upperBound, what: "A payment", field: field)
    case .means: try value.text { try CodeList.paymentMeans.code($0, field: field) }
    case .reference: try value.text { try InvoiceText.line($0, field: field) }
    case .notes: try value.text { try InvoiceText.lines($0, what: "Notes", field: field) }
    case .invoice: try value.uid()
    case .date, .created: value
    }
  }
}
